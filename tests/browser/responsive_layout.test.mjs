// The layout in windows, sizes and modes that are harder to fit. windows.test.mjs tries every screen.

import assert from "node:assert/strict";
import { setFonts, test } from "./harness.mjs";
import { deckOf } from "./lib/decks.mjs";
import { deal, nextFrames, open } from "./lib/game.mjs";
import { findFaults, findMisplaced } from "./lib/misplaced.mjs";
import { allOrFew, LONG, newScreenPage, openRuleGroups } from "./lib/screens.mjs";
import { dialog } from "./lib/table.mjs";

const WINDOWS = [[360, 740], [740, 360], [820, 1180], [1280, 800], [1920, 1080], [3840, 2160]];

/** Shows screens in windows, and checks that nothing is misplaced. */
async function expectFits(newPage, url, screens, settings, windows, { tall = () => false } = {}) {
  const problems = [];
  for (const screen of screens) {
    const page = await newScreenPage(newPage, url, screen, settings, { width: windows[0][0], height: windows[0][1] });
    for (const [width, height] of windows) {
      await page.setViewportSize({ width, height });
      await nextFrames(page);
      const found = await page.evaluate(findMisplaced, { tall: tall(screen, width, height) });
      problems.push(...found.map((line) => `${screen}, ${width}×${height}: ${line}`));
    }
    await page.context().close();
  }
  assert.deepEqual(problems, []);
}

const TABLES = allOrFew(["draw", "refused", "staged, enough", "middle", "frozen", "laying", "asked", "bound", "ten melds", "two players", "30 cards"], ["staged, enough", "ten melds", "30 cards"]);

test.describe.configure({ timeout: LONG });

test("the table fits phones that are lower, wider or narrower than most", ({ newPage, url }) => {
  const windows = [[360, 640], [375, 553], [360, 560], [320, 568], [915, 412], [932, 430], [667, 375], [640, 360], [568, 320]];
  const tall = (screen, width) => screen === "open hands" && width < 400;
  return expectFits(newPage, url, ["draw", "middle", "frozen", "staged, enough", "asked", "bound", "six melds", "ten melds", "two players", "open hands"], {}, windows, { tall });
});

test("the left-handed table fits the lowest phones", ({ newPage, url }) =>
  expectFits(newPage, url, ["asked", "two players"], { left_handed: true }, [[640, 360], [568, 320], [915, 412], [360, 560]]));

test("melds on a low phone keep a least size", async ({ newPage, url }) => {
  const page = await newScreenPage(newPage, url, "middle", {}, { width: 360, height: 560 });
  const cards = await page.locator(".meld > .fan > .card:last-child").evaluateAll((all) => all.map((card) => card.offsetWidth));
  assert.ok(cards.length > 6 && Math.min(...cards) >= 26, cards.join(" "));
  await page.context().close();
});

test("the table fits in the Lite version, left-handed and in large print", async ({ newPage, url }) => {
  await expectFits(newPage, url, TABLES, { lite: true, left_handed: true }, WINDOWS);
  const tall = (screen, width) => screen === "30 cards" && width < 820;
  await expectFits(newPage, url, TABLES, { large_print: true, back: "red" }, WINDOWS, { tall });
});

test("a landscape phone with twice the browser's font size gets the portrait layout", async ({ newPage, url }) => {
  const page = await newScreenPage(newPage, url, "middle", {}, { width: 740, height: 380 });
  await setFonts(page, 32);
  // The page measures its letters when the window changes.
  await page.setViewportSize({ width: 740, height: 360 });
  await nextFrames(page);
  const order = await page.evaluate(() => [".round", ".zone.they", ".zone.we", "#hand", ".action-bar"].map((what) => document.querySelector(what).getBoundingClientRect().top));
  assert.deepEqual(order, [...order].sort((a, b) => a - b), "one below the other");
  await page.context().close();
});

test("large type is visibly larger", async ({ newPage, url }) => {
  const page = await newScreenPage(newPage, url, "middle");
  const type = async (text_size, [width, height]) => {
    await page.setViewportSize({ width, height });
    await page.evaluate((text_size) => window.canasta.settings({ text_size }), text_size);
    await nextFrames(page);
    return page.locator(".action-bar").evaluate((buttons) => parseFloat(getComputedStyle(buttons).fontSize));
  };
  for (const [window, more] of [[[360, 740], 1.13], [[1280, 800], 1.15], [[1920, 1080], 1.19]]) {
    const [usual, large] = [await type("normal", window), await type("large", window)];
    assert.ok(large > usual * more, `${window.join("×")}: ${large} px instead of ${usual}`);
  }
});

test("the settings dialog neither dims nor hides the table, so that changes are visible at once", async ({ newPage, url }) => {
  // On an upright phone the settings fill the screen.
  const page = await newScreenPage(newPage, url, "settings");
  for (const [width, height] of [[740, 360], [820, 1180], [1280, 800]]) {
    await page.setViewportSize({ width, height });
    await nextFrames(page);
    const seen = await page.evaluate(() => {
      const dialog = document.querySelector("dialog[open]");
      const box = dialog.getBoundingClientRect();
      const inside = (el) => {
        const { left, right, top, bottom } = el.getBoundingClientRect();
        const [x, y] = [left + 8, (top + bottom) / 2];
        return right > 0 && !(x > box.left && x < box.right && y > box.top && y < box.bottom);
      };
      const cards = [...document.querySelectorAll("#hand > .card")];
      return [getComputedStyle(document.querySelector(".shade")).backgroundColor, cards.filter(inside).length / cards.length];
    });
    assert.equal(seen[0], "rgba(0, 0, 0, 0)");
    assert.ok(seen[1] > 0.5, `${width}×${height}: ${Math.round(100 * seen[1])} % of the hand is seen`);
  }
  const other = await newScreenPage(newPage, url, "rules");
  const shade = await other.evaluate(() => getComputedStyle(document.querySelector(".shade")).backgroundColor);
  assert.match(shade, /^rgba\(6, 17, 13, 0\.\d+\)$/, "another dialog dims it");
  await other.context().close();
  const phone = await newScreenPage(newPage, url, "middle", {}, { width: 360, height: 740 });
  const card = () => phone.evaluate(() => document.querySelector("#hand > .card").offsetWidth);
  const before = await card();
  await phone.evaluate(() => window.canasta.settings({ card_size: "large" }));
  assert.ok((await card()) > before * 1.1, "large cards are seen to be large, in two rows too");
});

test("chosen sizes on a phone do not shrink the melds or cover the table", async ({ newPage, url }) => {
  const phone = { width: 360, height: 740 };
  const at = async (screen, settings, viewport, seen, font) => {
    const page = await newScreenPage(newPage, url, screen, settings, viewport);
    if (font) {
      await page.evaluate((font) => (document.documentElement.style.fontSize = font), font);
      await page.setViewportSize({ ...viewport, height: viewport.height - 1 });
      await nextFrames(page);
    }
    const found = await page.evaluate(seen);
    await page.context().close();
    return found;
  };
  const meld = () => document.querySelector(".zone.we .meld .card:last-child").getBoundingClientRect().width;
  const page = await newScreenPage(newPage, url, "middle", {}, phone);
  const usual = await page.evaluate(meld);
  const usualSizes = { card_size: "normal", text_size: "normal", tv: false };
  for (const sizes of [{ card_size: "large", text_size: "large" }, { text_size: "large" }, { tv: true }]) {
    await page.evaluate((sizes) => window.canasta.settings(sizes), { ...usualSizes, ...sizes });
    await nextFrames(page);
    const large = await page.evaluate(meld);
    assert.ok(large > usual * 0.95, `melds with ${JSON.stringify(sizes)}: ${large} instead of ${usual}`);
  }
  await page.context().close();
  const hand = await at("30 cards", { large_print: true }, phone, () => {
    const boxes = [...document.querySelectorAll("#hand > .card")].map((card) => card.getBoundingClientRect());
    return Math.max(...boxes.map((box) => box.right)) - Math.min(...boxes.map((box) => box.left));
  });
  assert.ok(hand > 320, `a large hand in large print is ${hand} wide`);
  const over = await at("open hands", {}, { width: 740, height: 360 }, () => {
    const stock = document.querySelector(".stock").getBoundingClientRect();
    return Math.max(...[...document.querySelectorAll(".open-hand > .card")].map((card) => card.getBoundingClientRect().bottom)) - stock.top;
  });
  assert.ok(over <= 0, `open hands reach ${over} px over the stock`);
  const covered = await at("ten melds", {}, phone, () =>
    [...document.querySelectorAll(".meld:not(.natural, .mixed)")].filter((meld) => {
      const [card, words] = [meld.querySelector(".card:last-child"), meld.querySelector(".caption")].map((el) => el.getBoundingClientRect());
      return words.top - card.top < 0.4 * card.height;
    }).length, "200%");
  assert.equal(covered, 0, "melds below their own words");
});

/** The cards of melds whose index is covered. Runs in the page. */
const cutIndexes = () => {
  const found = [];
  for (const fan of document.querySelectorAll(".meld > .fan")) {
    const cards = [...fan.children];
    for (const [at, card] of cards.slice(0, -1).entries()) {
      const strip = cards[at + 1].getBoundingClientRect().left - card.getBoundingClientRect().left;
      const [, share, less] = /^calc\(([\d.]+)% - ([\d.]+)px\)/.exec(getComputedStyle(card).backgroundSize);
      const image = (card.clientWidth * share) / 100 - less;
      // The index takes a bit more than a third of the image.
      if (image * 0.35 > strip + 1 || image < 1) found.push(`${card.dataset.card}: ${strip}`);
    }
  }
  return found;
};

test("the index of a covered card in a meld is fully visible", async ({ newPage, url }) => {
  for (const [screen, windows] of [["middle", [[360, 740], [740, 360]]], ["ten melds", [[360, 740], [1280, 800]]]]) {
    const page = await newScreenPage(newPage, url, screen);
    for (const [width, height] of windows) {
      await page.setViewportSize({ width, height });
      await nextFrames(page);
      assert.deepEqual(await page.evaluate(cutIndexes), [], `${screen}, ${width}×${height}`);
    }
    await page.context().close();
  }
});

test("eight players on a phone are told apart by their names", async ({ newPage, url }) => {
  for (const [text_size, width, height] of [["normal", 360, 740], ["normal", 390, 844], ["normal", 320, 568], ["large", 360, 740]]) {
    const page = await newScreenPage(newPage, url, "full round, eight", { text_size }, { width, height });
    assert.deepEqual(await page.evaluate(findFaults, {}), [], `${text_size}, ${width}×${height}`);
    const cut = await page.locator(".seat:not(.own) .player-name b").evaluateAll((all) => all.filter((name) => name.scrollWidth > name.clientWidth).map((name) => name.textContent));
    // The smallest phones and large letters shorten a name of seven letters.
    assert.deepEqual(cut.filter((name) => (width > 320 && text_size === "normal") || name !== "Charlie"), [], `${text_size}, ${width}×${height}`);
    await page.context().close();
  }
});

const PHONE = { width: 360, height: 740 };
const named = (names, player = "person") => names.map((name) => ({ name, player }));

test("six red threes beside long names stay in the zone of their side on a phone", async ({ newPage, url }) => {
  const page = await newPage({ viewport: PHONE });
  const deck = deckOf({ size: 13, hands: ["3h 3h 3h 3d 3d 3d 4s 4h 5s 5h 6s 6h 7s"], packs: 3 });
  await deal(page, url, { rules: "classic", set: { packs: 3, hand_size: 13 }, seats: named(["Catherine", "Ada", "Benjamin", "Carl"], "thumb"), dealer: 3, deck, pace: "slow" });
  const over = await page.locator(".zone.we").evaluate((zone) => zone.querySelector(".red-threes").getBoundingClientRect().right - zone.getBoundingClientRect().right);
  assert.ok(over < 0, `${over} px beyond the zone`);
});

test("names of sides that are too long for the toolbar end in an ellipsis", async ({ newPage, url }) => {
  const page = await newPage({ viewport: PHONE });
  await deal(page, url, { rules: "classic", seats: named(["Catherine", "Otto", "Benjamin", "Carl"], "thumb"), dealer: 3, pace: "slow" });
  const side = await page.locator(".score.we > .side").evaluate((side) => {
    const { display, textOverflow } = getComputedStyle(side);
    return { display, textOverflow, isLong: side.scrollWidth > side.clientWidth };
  });
  // The words of a flex container are cut in the middle of a letter.
  assert.deepEqual(side, { display: "block", textOverflow: "ellipsis", isLong: true });
});

test("who rests is named in full on a phone", async ({ newPage, url }) => {
  const page = await newPage({ viewport: PHONE });
  await deal(page, url, { rules: "classic", set: { sit_out: true }, seats: [...named(["You"]), ...named(["Ada", "Ben", "Carl", "Benjamin"], "thumb")], dealer: 3 });
  const resting = page.locator(".zone-resting");
  await resting.waitFor();
  assert.ok(await resting.evaluate((words) => words.scrollWidth <= words.clientWidth), await resting.textContent());
});

test("descriptions beside controls have lines of some words on a phone", async ({ newPage, url }) => {
  const page = await newPage({ viewport: PHONE });
  await open(page, url);
  const narrow = (name) => dialog(page, name).evaluate((dialog) => {
    const notes = [...dialog.querySelectorAll(".row > .label > small")].filter((note) => note.checkVisibility() && note.textContent.length > 30);
    return [notes.length > 0, notes.filter((note) => note.parentElement.getBoundingClientRect().width < 170).map((note) => note.parentElement.textContent)];
  });
  await page.getByRole("button", { name: /^Choose the game/ }).click();
  await dialog(page, "New game").waitFor();
  assert.deepEqual(await narrow("New game"), [true, []]);
  await dialog(page, "New game").getByRole("button", { name: "House rules…" }).click();
  await openRuleGroups(page);
  assert.deepEqual(await narrow("House rules"), [true, []]);
});
