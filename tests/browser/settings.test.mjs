import assert from "node:assert/strict";
import { test } from "./harness.mjs";
import { deckOf } from "./lib/decks.mjs";
import { deal, open, play, ready } from "./lib/game.mjs";
import { fromMenu } from "./lib/screens.mjs";
import { groupHead, openGroup, settingsDialog as dialog } from "./lib/settings.mjs";
import { storeFirst } from "./lib/storage.mjs";
import { actionButton, card, CARD_CORNER } from "./lib/table.mjs";

const DEAL = { rules: "classic", dealer: 3, deck: deckOf({ hands: ["As Kh Qc Qs Js Ts 9s 8c 7d 6h 5d"], up: "4c" }) };

async function openSettings(page) {
  await page.getByRole("button", { name: "Settings", exact: true }).click();
  await dialog(page).waitFor();
}
const done = async (page) => {
  await dialog(page).getByRole("button", { name: "Done" }).click();
  await dialog(page).waitFor({ state: "detached" });
};
const turn = (page, name) => dialog(page).getByRole("switch", { name }).click();

/** Reads a value before a switch is turned in the dialog, after it, and after a reload. */
async function beforeAndAfter(page, name, look, group = "Cards and table") {
  const before = await look();
  await openSettings(page);
  await openGroup(page, group);
  await turn(page, name);
  const atOnce = await look();
  assert.equal(await dialog(page).getByRole("switch", { name }).isChecked(), !/messages/.test(name.source));
  await done(page);
  await page.reload();
  await ready(page);
  return [before, atOnce, await look()];
}

test("visible messages can be switched off", async ({ page, url }) => {
  await deal(page, url, DEAL);
  await play(page, "draw");
  const size = async () => {
    const box = await page.locator(".own-prompt").boundingBox();
    return box !== null && box.width > 20 && box.height > 10;
  };
  assert.match(await page.locator(".own-prompt").innerText(), /discard/);
  assert.deepEqual(await beforeAndAfter(page, /^Show game messages/, size), [true, false, false]);
  assert.ok((await page.locator(".message").textContent()).length > 0, "the text is still there for screen readers");
  await page.getByRole("log").waitFor();
});

test("the Lite version requests no image and no sound", async ({ page, url }) => {
  const PICTURE = /\.(svg|png|webp)$/;
  const asked = [];
  page.on("request", (request) => {
    if (["image", "media", "font"].includes(request.resourceType()) && !request.url().startsWith("data:")) asked.push(request.url());
  });
  await storeFirst(page, url, "settings", '{"lite":true}', { replaces: true });
  await deal(page, url, DEAL);
  await page.waitForLoadState("networkidle");
  const listed = await page.evaluate(() => performance.getEntriesByType("resource").map((entry) => entry.name));
  assert.ok(listed.length > 1, "the browser lists requests");
  assert.deepEqual([asked, listed.filter((name) => PICTURE.test(name))], [[], []]);
});

test("the Lite version shows no images", async ({ page, url }) => {
  await deal(page, url, DEAL);
  const images = async () => [
    await card(page, "As").evaluate((card) => getComputedStyle(card).backgroundImage !== "none"),
    await card(page, "As").locator(".card-text").isVisible(),
  ];
  const [before, after, later] = await beforeAndAfter(page, /^Lite version/, images);
  assert.deepEqual([before, after, later], [[true, false], [false, true], [false, true]]);
});

test("TV mode enlarges the type and keeps away from the edges", async ({ page, url }) => {
  await deal(page, url, DEAL);
  const look = () => page.evaluate(() => {
    const rail = document.querySelector(".toolbar").getBoundingClientRect();
    return { size: parseFloat(getComputedStyle(document.documentElement).fontSize), left: rail.left };
  });
  const [before, after, later] = await beforeAndAfter(page, /^TV mode/, look, "Mouse, keys and TV");
  assert.ok(after.size > before.size * 1.1, `${before.size} px, then ${after.size} px`);
  assert.deepEqual([before.left, after.left > 10], [0, true]);
  assert.deepEqual(later, after);
});

test("four colours tell the suits apart", async ({ page, url }) => {
  await deal(page, url, DEAL);
  const colour = (name) => card(page, name).evaluate((card) => getComputedStyle(card).color);
  const colours = async () => new Set(await Promise.all(["As", "Kh", "7d", "Qc"].map(colour))).size;
  assert.deepEqual(await beforeAndAfter(page, /^Four-colour deck/, colours), [2, 4, 4]);
});

test("a chosen theme applies at once and outlives a reload", async ({ page, url }) => {
  await deal(page, url, DEAL);
  const felt = () => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--felt").trim());
  const seen = new Set([await felt()]);
  for (const theme of ["Dark", "Contrast", "Light"]) {
    await openSettings(page);
    await openGroup(page, "Cards and table");
    await dialog(page).getByRole("radiogroup", { name: "Theme" }).getByRole("radio", { name: theme }).click();
    assert.ok(await dialog(page).getByRole("radio", { name: theme }).isChecked());
    const now = await felt();
    await done(page);
    await page.reload();
    await ready(page);
    assert.equal(await felt(), now, `${theme} stays`);
    seen.add(now);
  }
  assert.equal(seen.size, 3, "the system's theme here is the light one; each other looks different");
});

test("the opponents' speed can be changed while they play", async ({ page, url }) => {
  await deal(page, url, { ...DEAL, pace: "slow" });
  await play(page, "draw", "discard 5d");
  await openSettings(page);
  await dialog(page).getByRole("radiogroup", { name: "Opponents' speed" }).getByRole("radio", { name: "Instant" }).click();
  await done(page);
  // Three opponents need more than six steps, which would take ten seconds at the slow speed.
  await page.waitForFunction(() => [0, null].includes(window.canasta.observation().to_act), undefined, { timeout: 8_000 });
  await page.reload();
  await ready(page);
  assert.equal((await page.evaluate(() => window.canasta.settings())).pace, "instant");
});

test("a bot's turn is shown step by step", async ({ page, url }) => {
  await deal(page, url, { ...DEAL, pace: "normal" });
  await play(page, "draw");
  await page.evaluate(() => {
    window.steps = [];
    const said = () => document.querySelector(".message").textContent;
    window.canasta.onChange((seen) => window.steps.push([performance.now(), seen.to_act, said()]));
  });
  await play(page, "discard 5d");
  await page.waitForFunction(() => window.canasta.observation().to_act === 2);
  const steps = await page.evaluate(() => window.steps);
  const ada = steps.slice(1);
  assert.ok(ada.length >= 2, "drawing and discarding are two steps at least");
  for (const [at, step] of ada.entries()) {
    assert.ok(step[0] > steps[at][0], "one after another");
    assert.match(step[2], /^Ada /);
  }
  assert.ok(ada.at(-1)[0] - steps[0][0] > 600, "the turn can be followed");
});

test("settings can be reset", async ({ page, url }) => {
  await deal(page, url, DEAL);
  const usual = { ...(await page.evaluate(() => window.canasta.settings())), pace: "normal" };
  const changed = { lite: true, tv: true, theme: "contrast", swap_buttons: true, left_handed: true };
  assert.notDeepEqual(await page.evaluate((changed) => window.canasta.settings(changed), changed), usual);
  await openSettings(page);
  await dialog(page).getByRole("button", { name: "Reset" }).click();
  await page.getByRole("button", { name: "Reset" }).click();
  assert.deepEqual(await page.evaluate(() => window.canasta.settings()), usual);
  await done(page);
  await card(page, "As").click({ position: CARD_CORNER });
  await actionButton(page, /^Draw/).click();
});

test("every language can be chosen, and the page declares the one in use", async ({ page, url }) => {
  await open(page, url);
  const { language } = await page.evaluate(() => window.canasta.settings());
  assert.equal(language, "device", "nobody has chosen one yet");
  assert.equal(await page.evaluate(() => document.documentElement.lang), "en");
  await page.evaluate(() => window.canasta.newGame({ seed: 1 }));
  await page.getByRole("button", { name: "Settings" }).click();
  await openGroup(page, "Language");
  const list = page.getByRole("combobox", { name: "Language" });
  assert.equal(await list.inputValue(), language);
  await list.selectOption("English");
  assert.equal(await page.evaluate(() => document.documentElement.lang), "en");
  const refused = await page.evaluate(() => {
    try {
      window.canasta.settings({ language: "tlh" });
      return "";
    } catch (error) {
      return String(error);
    }
  });
  assert.match(refused, /language cannot be/);
});

test("sizes of cards and type apply at once, outlive a reload and fit the window", async ({ page, url }) => {
  await deal(page, url, DEAL);
  const sizes = () =>
    page.evaluate(() => [document.querySelector("#hand > .card").offsetWidth, parseFloat(getComputedStyle(document.querySelector(".action")).fontSize)]);
  const choose = (group, name) => dialog(page).getByRole("radiogroup", { name: group }).getByRole("radio", { name }).click();
  const [width, type] = await sizes();
  await openSettings(page);
  await openGroup(page, "Cards and table");
  await choose("Card size", "Large");
  await choose("Text size", "Large");
  const large = await sizes();
  assert.ok(large[0] > width * 1.05 && large[1] > type * 1.05, `${width} and ${type} become ${large}`);
  await choose("Card size", "Small");
  await choose("Text size", "Small");
  const small = await sizes();
  assert.ok(small[0] < width * 0.95 && small[1] < type * 0.95, `${width} and ${type} become ${small}`);
  await done(page);
  await page.reload();
  await ready(page);
  assert.deepEqual(await sizes(), small);
  for (const [width, height] of [[360, 740], [740, 360], [820, 1180], [1280, 800]]) {
    await page.setViewportSize({ width, height });
    for (const size of ["large", "normal", "small"]) {
      await page.evaluate((size) => window.canasta.settings({ card_size: size, text_size: size }), size);
      const room = await page.evaluate(() => [document.scrollingElement.scrollWidth, document.scrollingElement.scrollHeight]);
      assert.deepEqual(room, [width, height], `${size} in ${width}×${height}`);
    }
  }
});

test("the settings are in groups, of which one is open", async ({ page, url }) => {
  await deal(page, url, DEAL);
  await openSettings(page);
  const open = () => dialog(page).locator("details[open] > summary").allInnerTexts();
  assert.deepEqual(await open(), []);
  for (const name of ["Text size", "Opponents' speed"]) assert.ok(await dialog(page).getByRole("radiogroup", { name }).isVisible(), name);
  assert.ok(await dialog(page).getByRole("switch", { name: /^Sounds/ }).isVisible(), "the most wanted are above the groups");
  for (const group of ["Cards and table", "Pace and sound", "Mouse, keys and TV"]) {
    await openGroup(page, group);
    const now = await open();
    assert.deepEqual([now.length, now[0].startsWith(group)], [1, true], group);
  }
  await turn(page, /^Every click adds/);
  await groupHead(page, "Mouse, keys and TV").click();
  assert.match(await groupHead(page, "Mouse, keys and TV").innerText(), /Every click adds/, "a closed group says what is set");
});

test("settings are found by what people call them", async ({ page, url }) => {
  await deal(page, url, DEAL);
  await openSettings(page);
  const field = dialog(page).getByRole("searchbox", { name: "Search the settings" });
  await field.pressSequentially("colour blind");
  await dialog(page).getByRole("switch", { name: /^Four-colour deck/ }).waitFor();
  assert.equal(await dialog(page).locator("details").count(), 0);
  assert.equal(await dialog(page).locator(".settings-found").innerText(), "1 setting");
  await turn(page, /^Four-colour deck/);
  assert.ok(await dialog(page).getByRole("switch", { name: /^Four-colour deck/ }).isChecked());
  await field.fill("zebra");
  await dialog(page).getByText(/^No setting has these words/).waitFor();
  await field.fill("");
  await groupHead(page, "Cards and table").waitFor();
  assert.match(await groupHead(page, "Cards and table").innerText(), /Four-colour deck/);
  await done(page);
});

test.describe(() => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test("on a phone the settings fill the screen, and mouse and keys come last", async ({ page, url }) => {
    await deal(page, url, DEAL);
    // The toolbar of a phone has no room for the settings.
    await fromMenu(page, /^Settings/);
    await dialog(page).waitFor();
    const box = await dialog(page).boundingBox();
    assert.deepEqual([box.x, box.y, box.width, box.height], [0, 0, 360, 740]);
    const groups = await dialog(page).locator("summary").allInnerTexts();
    assert.equal(groups.length, 5);
    assert.match(groups.at(-1), /^Mouse, keys and TV/);
  });
});
