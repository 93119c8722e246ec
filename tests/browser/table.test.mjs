import assert from "node:assert/strict";
import { test } from "./harness.mjs";
import { deckOf } from "./lib/decks.mjs";
import { openScreen } from "./lib/screens.mjs";
import { openGroup } from "./lib/settings.mjs";
import { deal, nextFrames, observation, play, record, redeal, waitForTurn } from "./lib/game.mjs";
import {
  actionButton, card, CARD_CORNER, clickDisabled, hand, refusal, select, selected, stageGroup,
} from "./lib/table.mjs";

const banner = (page) => page.locator(".banner:not(.note) strong");
const banners = async (page) => {
  await nextFrames(page);
  return banner(page).allInnerTexts();
};
const note = (page) => page.locator(".banner.note");

test("a wild turned up shows “Pile Frozen” until the pile is taken", async ({ page, url }) => {
  const deck = deckOf({ hands: ["Kh Kd As Ah Ad 9s 8c 7d 6h 5s 4d"], up: "2c Ks" });
  await deal(page, url, { rules: "classic", deck, dealer: 3, pace: "slow" });
  assert.deepEqual(await banners(page), ["Pile Frozen"]);
  assert.ok(await banner(page).isVisible());
  assert.equal((await observation(page)).banner, "Pile Frozen");
  await page.getByRole("button", { name: /^Pile, 2 cards, top king of spades, frozen/ }).waitFor();

  await stageGroup(page, ["As", "Ah", "Ad"]);
  await select(page, ["Kh", "Kd"]);
  await actionButton(page, /^Take the pile/).click();
  await banner(page).waitFor({ state: "detached" });
  assert.equal((await observation(page)).banner, "");
  await select(page, ["4d"]);
  await actionButton(page, /^Discard/).click();
  assert.deepEqual(await banners(page), [], "the next pile is not frozen");
});

test("a red three turned up freezes the pile, and so does a wild that is discarded", async ({ page, url }) => {
  await deal(page, url, { rules: "classic", deck: deckOf({ up: "3h 9s" }), dealer: 3, pace: "slow" });
  assert.deepEqual(await banners(page), ["Pile Frozen"]);

  const deck = deckOf({ hands: ["2s 3s As Ah Kd Qs Js 9s 8c 7d 6h"], up: "Tc" });
  await redeal(page, { rules: "classic", deck, dealer: 3, pace: "slow" });
  assert.deepEqual(await banners(page), []);
  await actionButton(page, /^Draw/).click();
  await select(page, ["2s"]);
  await actionButton(page, /^Discard/).click();
  assert.deepEqual(await banners(page), ["Pile Frozen"]);
});

test("a black three on top shows “Frozen” until it is covered", async ({ page, url }) => {
  const deck = deckOf({ hands: ["3s As Ah Kd Qs Js 9s 8c 7d 6h 5d"], up: "3c", stock: "4c" });
  await deal(page, url, { rules: "classic", deck, dealer: 3, pace: "slow" });
  assert.deepEqual(await banners(page), ["Frozen"]);
  await page.getByRole("button", { name: /^Pile, 1 card, top three of clubs, frozen until it is covered/ }).waitFor();
  await clickDisabled(actionButton(page, /^Take the pile/));
  assert.equal(await refusal(page).innerText(), "A black three lies on top: the pile is blocked for you this turn.");

  await actionButton(page, /^Draw/).click();
  assert.deepEqual(await banners(page), ["Frozen"], "drawing changes nothing");
  await select(page, ["4c"]);
  await actionButton(page, /^Discard/).click();
  assert.deepEqual(await banners(page), [], "the three is covered");

  const frozen = deckOf({ hands: ["3s As Ah Kd Qs Js 9s 8c 7d 6h 5d"], up: "2c 9h" });
  await redeal(page, { rules: "classic", deck: frozen, dealer: 3, pace: "slow" });
  await actionButton(page, /^Draw/).click();
  await select(page, ["3s"]);
  await actionButton(page, /^Discard/).click();
  assert.deepEqual(await banners(page), ["Pile Frozen"], "a pile that a wild froze stays so below a black three");
});

test("a black three that is discarded blocks the next player only", async ({ page, url }) => {
  const deck = deckOf({ hands: ["3s As Ah Kd Qs Js 9s 8c 7d 6h 5d"], up: "Tc" });
  await deal(page, url, { rules: "classic", deck, dealer: 3, pace: "slow" });
  await actionButton(page, /^Draw/).click();
  await select(page, ["3s"]);
  await actionButton(page, /^Discard/).click();
  assert.deepEqual(await banners(page), ["Frozen"]);
  await page.evaluate(() => {
    const shown = () => [...document.querySelectorAll(".banner:not(.note) strong")].map((banner) => banner.textContent);
    window.after = new Promise((done) => {
      const off = window.canasta.onChange((seen) => seen.to_act === 1 || (off(), done([shown(), seen])));
    });
    window.canasta.settings({ pace: "instant" });
  });
  const [shown, seen] = await page.evaluate(() => window.after);
  assert.equal(seen.pile.at(-2), "3s", "the next player could not take it");
  assert.ok(!shown.includes("Frozen"), "it is covered now");
});

test("a pile that is frozen to one side only is described in words, without a banner", async ({ page, url }) => {
  await deal(page, url, { rules: "classic", deck: deckOf({ up: "9s" }), dealer: 3 });
  await note(page).getByText("needs two natural nines", { exact: true }).waitFor();
  assert.deepEqual(await banners(page), []);
  assert.equal((await observation(page)).banner, "");

  // The text is absent in rules without this freeze, and once the side has melded.
  await redeal(page, { rules: "rooms-four", deck: deckOf({ up: "9s" }), dealer: 3 });
  await note(page).waitFor({ state: "detached" });
  const deck = deckOf({ hands: ["As Ah Ad Ks Qs Js 9s 8c 7d 6h 5d"], up: "Tc" });
  await redeal(page, { rules: "classic", deck, dealer: 3 });
  await note(page).getByText("needs two natural tens", { exact: true }).waitFor();
  await play(page, "draw", "meld As Ah Ad");
  await note(page).waitFor({ state: "detached" });
});

const MIXED_GAME = { rules: "classic", dealer: 3, deck: deckOf({ hands: ["As Kh Kd Qs Js Ts 9s 8c 7d 6h 5d"], up: "4c" }) };

test("the left button selects one card, the right one adds and removes", async ({ page, url }) => {
  await deal(page, url, MIXED_GAME);
  await page.evaluate(() => {
    window.menus = [];
    window.addEventListener("contextmenu", (event) => window.menus.push(event.defaultPrevented));
  });
  const click = (name, button) => card(page, name).click({ button, position: CARD_CORNER });
  await click("Qs", "left");
  assert.deepEqual(await selected(page), ["Qs"]);
  await click("9s", "left");
  assert.deepEqual(await selected(page), ["9s"], "the left button selects one only");
  await click("Kh", "right");
  await click("Kd", "right");
  assert.deepEqual((await selected(page)).sort(), ["9s", "Kd", "Kh"]);
  await click("9s", "right");
  assert.deepEqual((await selected(page)).sort(), ["Kd", "Kh"], "the right button takes a card out again");
  await click("5d", "left");
  assert.deepEqual(await selected(page), ["5d"]);
  await click("5d", "left");
  assert.deepEqual(await selected(page), [], "the only selected card is laid back");
  assert.deepEqual(await page.evaluate(() => window.menus), [true, true, true], "no menu of the browser comes up");
});

test("“Switch mouse functions” swaps the buttons", async ({ page, url }) => {
  await deal(page, url, MIXED_GAME);
  await page.getByRole("button", { name: "Settings" }).click();
  await openGroup(page, "Mouse, keys and TV");
  await page.getByRole("switch", { name: /^Switch mouse functions/ }).click();
  await page.getByRole("button", { name: "Done" }).click();
  const click = (name, button) => card(page, name).click({ button, position: CARD_CORNER });
  await click("Kh", "left");
  await click("Kd", "left");
  assert.deepEqual((await selected(page)).sort(), ["Kd", "Kh"], "the left button adds");
  await click("Kd", "left");
  assert.deepEqual(await selected(page), ["Kh"], "and removes");
  await click("Qs", "left");
  await click("9s", "right");
  assert.deepEqual(await selected(page), ["9s"], "the right button selects one only");
});

test.describe(() => {
  test.use({ hasTouch: true });

  test("a tap adds to the selection and removes from it", async ({ page, url }) => {
    await deal(page, url, MIXED_GAME);
    const tap = (name) => card(page, name).tap({ position: CARD_CORNER });
    await tap("Kh");
    await tap("Kd");
    assert.deepEqual((await selected(page)).sort(), ["Kd", "Kh"]);
    await tap("Kh");
    assert.deepEqual(await selected(page), ["Kd"]);
    await actionButton(page, /^Draw/).tap();
    assert.equal((await observation(page)).phase, "play");
  });
});

test("the arrow keys and the space bar select cards", async ({ page, url }) => {
  await deal(page, url, MIXED_GAME);
  const focused = () => page.evaluate(() => document.activeElement?.dataset.card ?? null);
  for (let tabs = 0; tabs < 30 && (await focused()) === null; tabs += 1) await page.keyboard.press("Tab");
  assert.equal(await focused(), "As", "the hand is reached by the tab key");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Space");
  assert.deepEqual((await selected(page)).sort(), ["Kd", "Kh"]);
  assert.ok(["Kd", "Kh"].includes(await focused()), "the focus stays on the card");
  await page.keyboard.press("Space");
  assert.equal((await selected(page)).length, 1, "the space bar also takes a card out");
  await page.keyboard.press("Home");
  assert.equal(await focused(), "As");
  await page.keyboard.press("ArrowLeft");
  assert.equal(await focused(), "5d", "the arrows go round");
  await page.keyboard.press("Escape");
  assert.deepEqual(await selected(page), []);

  // A whole turn by keyboard: draw, select, discard.
  await actionButton(page, /^Draw/).focus();
  await page.keyboard.press("Enter");
  assert.equal((await observation(page)).phase, "play");
  await card(page, "5d").focus();
  await page.keyboard.press("Space");
  await actionButton(page, /^Discard/).focus();
  await page.keyboard.press("Enter");
  assert.match(await record(page), /^# 0 discard 5d$/m);
});

test("a click on the stock draws, and a click on the pile discards", async ({ page, url }) => {
  await deal(page, url, MIXED_GAME);
  await page.getByRole("button", { name: /^Stock, \d+ cards\. Draw$/ }).click();
  assert.equal((await observation(page)).drew, "stock");
  await select(page, ["5d"]);
  await page.getByRole("button", { name: /^Pile, .*Discard here$/ }).click();
  assert.match(await record(page), /^# 0 draw\n# 0 discard 5d$/m);
  await waitForTurn(page);
});

test("a click on the own side lays a meld, and a click on a meld adds to it", { tag: "@quick" }, async ({ page, url }) => {
  const deck = deckOf({ hands: ["As Ah Ad Ac Kh Kd Ks Qs 9s 8c 7d"], up: "4c", stock: "6h" });
  await deal(page, url, { rules: "classic", deck, dealer: 3 });
  await actionButton(page, /^Draw/).click();
  await select(page, ["As", "Ah", "Ad"]);
  await page.getByRole("heading", { name: "WE", exact: true }).click();
  await page.getByRole("group", { name: "Aces: 3 cards, 4 more to a canasta" }).waitFor();
  await select(page, ["Ac"]);
  await page.getByRole("button", { name: "Add an ace to the aces" }).click();
  await page.getByRole("group", { name: "Aces: 4 cards, 3 more to a canasta" }).waitFor();
  assert.equal((await observation(page)).melds[0][0].length, 4);
  await hand(page).getByRole("option", { name: "ace of clubs" }).waitFor({ state: "detached" });
});

test("the dashed place says what the selection is worth, and a click there lays it", async ({ page, url }) => {
  const deck = deckOf({ hands: ["As Ah Ad Ac Kh Kd Ks Qs 9s 8c 7d"], up: "4c", stock: "6h" });
  await deal(page, url, { rules: "classic", deck, dealer: 3 });
  await actionButton(page, /^Draw/).click();
  const place = page.locator(".place");
  assert.equal(await place.count(), 0);
  await select(page, ["Ks", "Kh", "Kd"]);
  assert.match(await place.innerText(), /30 of 50\s+3 kings here/);
  await select(page, ["As", "Ah", "Ad"]);
  assert.match(await place.innerText(), /\+60\s+3 aces here/);
  await place.click();
  await page.getByRole("group", { name: "Aces: 3 cards, 4 more to a canasta" }).waitFor();
  await select(page, ["Ks", "Kh", "Kd"]);
  assert.match(await place.innerText(), /\+30\s+3 kings here/);
  await select(page, ["Ac"]);
  assert.equal(await place.count(), 0, "a card for a meld on the table has its place there");
});

test("the strip shows what each seat did since the own last turn, and changed melds name the player", async ({ page, url }) => {
  await openScreen(page, url, "middle");
  const seats = await page.locator(".round > .seat").evaluateAll((all) => all.map((seat) => seat.getAttribute("aria-label")));
  assert.match(seats[0], /^Ada, \d+ cards: drew, laid .*discarded the six of hearts$/);
  assert.match(seats[1], /^Ben, partner, .*discarded the jack of diamonds$/);
  assert.match(seats[2], /^Cleo, .*discarded the eight of clubs$/);
  const tiny = await page.locator(".seat.partner .discarded .tiny").getAttribute("data-card");
  assert.equal(tiny, "Jd");
  assert.deepEqual(await page.locator(".zone.we .change-tag").allInnerTexts(), ["Ben +5", "Ben +4"]);

  // The next player sees what happened since her own last turn.
  await play(page, "draw", "discard 9s");
  await page.getByRole("button", { name: /^I am Ada/ }).click();
  await page.locator(".round > .seat").first().waitFor();
  const now = await page.locator(".round > .seat").evaluateAll((all) => all.map((seat) => seat.getAttribute("aria-label")));
  assert.match(now[0], /^Ben, .*discarded the jack of diamonds$/);
  assert.match(now[2], /: drew and discarded the nine of spades$/);
  assert.match(now[3], /^Ada/);
  assert.deepEqual(await page.locator(".zone.we .change-tag").allInnerTexts(), ["Cleo +4", "Cleo +3", "Cleo +3"]);
});

test("badges, captions and scores explain their word", async ({ page, url }) => {
  await openScreen(page, url, "frozen");
  for (const [control, title] of [[page.locator(".banner"), /frozen/i], [page.locator("button.caption").first(), /stock/i], [page.locator(".score.we"), /score/i], [page.locator(".meld.mixed .explain"), /mixed/i]]) {
    await control.click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("heading", { name: title }).first().waitFor();
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
  }
});

test("natural and mixed canastas are distinguishable", async ({ page, url }) => {
  const hands = ["As Ah Ad Ac As Ah Ad Ks Kh Kd Kc Ks Kh 2s 7d"];
  await deal(page, url, { rules: "rooms-two", deck: deckOf({ players: 2, hands, up: "4c", stock: "6h" }), dealer: 1 });
  await play(page, "draw", "meld As Ah Ad Ac As Ah Ad + Ks Kh Kd Kc Ks Kh 2s");
  const natural = page.getByRole("group", { name: "Aces: natural canasta of 7" });
  const mixed = page.getByRole("group", { name: "Kings: mixed canasta of 7, 1 wild" });
  assert.match(await natural.innerText(), /Natural\s+\+500\s+7 cards/);
  assert.match(await mixed.innerText(), /Mixed\s+\+300\s+7 cards/);
  assert.ok(["Ah", "Ad"].includes(await natural.locator(".card").last().getAttribute("data-card")), "a red card on top");
  assert.ok(["Ks", "Kc"].includes(await mixed.locator(".card").last().getAttribute("data-card")), "a black card on top");
});
