import assert from "node:assert/strict";
import { test } from "./harness.mjs";
import { deckOf } from "./lib/decks.mjs";
import { deal, nextFrames, observation, open, play, redeal, waitForTurn } from "./lib/game.mjs";
import { playUntil } from "./lib/player.mjs";
import { HAND_END, actionButton, clickDisabled, stageGroup } from "./lib/table.mjs";

const SIZES = [[360, 740], [820, 1180], [1280, 800], [1920, 1080]];

/** Lists elements that leave the window or are cut off. Runs in the page. */
const findMisplaced = () => {
  const TEXTS =
    ".action, .btn, .seat-label, .player-name, .caption, .zone-title, .message, .opening-minimum, .goal, .score, .banner, .note, .meter, .melds, .dialog-body, h1, h2, h3, p, li, b, "
    + "small, label";
  const found = [];
  const wide = document.documentElement;
  const width = wide.clientWidth;
  if (wide.scrollWidth > width) found.push(`the page scrolls sideways: ${wide.scrollWidth} of ${width}`);
  const dialog = document.querySelector("dialog[open]");
  const root = dialog ?? document.querySelector("#app");
  const words = (element) => element.textContent.trim().slice(0, 30);
  const name = (element) => `${element.localName}.${element.getAttribute("class")} “${words(element)}”`;
  if (dialog) {
    const box = dialog.getBoundingClientRect();
    const inside = box.left >= 0 && box.top >= 0 && box.right <= width && box.bottom <= innerHeight;
    if (!inside) found.push("the dialog is not inside the window");
  }
  const forEars = (element) => getComputedStyle(element).clipPath.startsWith("inset");
  for (const element of root.querySelectorAll("*")) {
    if (!element.checkVisibility({ visibilityProperty: true }) || forEars(element)) continue;
    if (element.closest("svg, .backs, .sr-only")) continue;
    const box = element.getBoundingClientRect();
    if (box.width === 0 || box.height === 0) continue;
    if (box.left < -0.5 || box.right > width + 0.5) found.push(`beyond the edge: ${name(element)}`);
    // Text must fit into its box. Cards may stick out of a button.
    const button = element.matches("button:not(.pile, .stock, .group, .way), td, th");
    const cuts = getComputedStyle(element).overflowX !== "visible" && element.matches(TEXTS);
    if (element.clientWidth > 0 && element.scrollWidth > element.clientWidth + 1 && (cuts || button)) {
      found.push(`cut off sideways, ${element.scrollWidth} of ${element.clientWidth}: ${name(element)}`);
    }
  }
  // Controls of the table must be inside the window.
  if (!dialog && document.querySelector(".table-area")) {
    if (wide.scrollHeight > innerHeight + 1) found.push(`the table scrolls: ${wide.scrollHeight} of ${innerHeight}`);
    for (const element of document.querySelectorAll(".action, .hand > .card, .stock, .pile, .toolbar button, .seat .seat-label")) {
      if (!element.checkVisibility()) continue;
      const box = element.getBoundingClientRect();
      if (box.top < -0.5 || box.bottom > innerHeight + 0.5) found.push(`above or below the window: ${name(element)}`);
    }
  }
  return found;
};

const A_LOT = deckOf({
  size: 24,
  hands: [
    "As Ah Ad Ac As Ah Ad Ks Kh Kd Kc Qs Qh Qd Js Jh Jd Ts Th Td 9s 9h 9d 2s",
    "8s 8h 8d 8c 8s 8h 8d 2c 7s 7h 7d 7c 6s 6h 6d 6c 5s 5h 5d 5c 4s 4h 4d 4c",
    "Ac Ks Kh Kd Kc Qs Qh Qd Qc Js Jh Jd Jc Ts Th Td Tc 9s 9h 9d 9c Qc Jc Tc",
  ],
  up: "3s",
  stock: "Jo 2h",
});

/** Deals a table with many melds and a frozen pile; the person is to play. */
async function crowded(page) {
  await redeal(page, { rules: "evening", set: { hand_size: 24, canastas_to_go_out: 9 }, deck: A_LOT, dealer: 3 });
  await play(page, "draw", "meld As Ah Ad Ac As Ah Ad + Ks Kh Kd Kc 2s + Qs Qh Qd + Js Jh Jd + Ts Th Td", "discard Jo");
  await waitForTurn(page);
  const seen = await observation(page);
  assert.deepEqual([seen.ended, seen.to_act, seen.melds[0].length > 4], [null, 0, true]);
  if (seen.phase === "draw") await play(page, "draw");
}

const SCREENS = {
  hello: async () => {},
  "the table after the deal": (page) => redeal(page, { rules: "classic", seed: 4, dealer: 3 }),
  "the table for two": (page) => redeal(page, { rules: "classic-two", seed: 4, dealer: 1 }),
  "the table with many melds": crowded,
  "a staged opening": async (page) => {
    const hands = ["Ks Kh Kd 4s 4h 4d 5s 5h 5d 9s 8c"];
    await redeal(page, { rules: "classic", deck: deckOf({ hands, up: "2c 2d Tc", stock: "7c" }), dealer: 3 });
    await play(page, "draw");
    for (const group of ["Ks Kh Kd", "4s 4h 4d"]) {
      await stageGroup(page, group.split(" "));
    }
    await clickDisabled(actionButton(page, /^Lay/));
  },
  "the score": async (page) => {
    await redeal(page, { rules: "classic", seed: 4, dealer: 3 });
    await playUntil(page, () => window.canasta.observation().ended !== null);
    await page.getByRole("dialog", { name: HAND_END }).waitFor();
  },
  "the end of the game": async (page) => {
    await redeal(page, { rules: "evening", seed: 4, dealer: 3 });
    await playUntil(page, () => window.canasta.observation().ended !== null);
    await page.getByRole("dialog", { name: / by / }).waitFor();
  },
  "the table after the hand": async (page) => {
    await redeal(page, { rules: "classic", seed: 4, dealer: 3 });
    await playUntil(page, () => window.canasta.observation().ended !== null);
    await page.getByRole("button", { name: "Look at the table" }).click();
    await page.locator("dialog[open]").waitFor({ state: "detached" });
  },
  "the new game": async (page) => {
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("menuitem", { name: "New game…" }).click();
    await page.getByRole("dialog", { name: "New game" }).waitFor();
  },
  "what the menu opens": async (page) => {
    await page.keyboard.press("Escape");
    await page.locator("dialog[open]").waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("menuitem", { name: "Settings…" }).waitFor();
  },
};

const OPENS = '[role="menuitem"][data-intent^="open:"]';

/** Shows every screen and every dialog of the menu, and calls `visit` for each. */
async function visitEveryScreen(page, visit) {
  for (const [name, show] of Object.entries(SCREENS)) {
    await show(page);
    await visit(name);
  }
  const items = await page.locator(OPENS).allInnerTexts();
  for (const name of ["New game…", "Score pad", "Rules", "Settings…", "About"]) assert.ok(items.includes(name), name);
  for (const [at, name] of items.entries()) {
    if (at > 0) await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("menuitem", { name, exact: true }).click();
    await page.getByRole("dialog").waitFor();
    await visit(name);
    await page.keyboard.press("Escape");
    await page.locator("dialog[open]").waitFor({ state: "detached" });
  }
}

for (const [width, height] of SIZES) {
  const options = { viewport: { width, height }, hasTouch: width < 500 };
  test.describe(() => {
    test.use(options);

    test(`every screen and dialog fits ${width}×${height}, light and dark`, async ({ page, url }) => {
      await open(page, url);
      await page.evaluate(() => window.canasta.settings({ pace: "instant" }));
      const wrong = {};
      await visitEveryScreen(page, async (name) => {
        for (const colorScheme of ["dark", "light"]) {
          await page.emulateMedia({ colorScheme });
          const found = await page.evaluate(findMisplaced);
          if (found.length > 0) wrong[`${name}, ${colorScheme}`] = found.slice(0, 8);
        }
      });
      assert.deepEqual(wrong, {});
    });
  });
}

// Landscape phones and the largest screens, without the dialogs.
for (const [width, height] of [[740, 360], [3840, 2160]]) {
  test.describe(() => {
    test.use({ viewport: { width, height }, hasTouch: width < 800 });

    test(`the table fits ${width}×${height}`, async ({ page, url }) => {
      await open(page, url);
      await page.evaluate(() => window.canasta.settings({ pace: "instant" }));
      const wrong = {};
      for (const name of ["hello", "the table after the deal", "the table for two", "the table with many melds", "a staged opening"]) {
        await SCREENS[name](page);
        const found = await page.evaluate(findMisplaced);
        if (found.length > 0) wrong[name] = found.slice(0, 8);
      }
      assert.deepEqual(wrong, {});
    });
  });
}

test("no screen requests anything from another origin", async ({ page, url }) => {
  const outside = [];
  page.on("request", (request) => {
    if (/^(https?|wss?):/.test(request.url()) && !request.url().startsWith(url)) outside.push(request.url());
  });
  const failed = [];
  page.on("response", (response) => response.status() >= 400 && failed.push(response.url()));
  await open(page, url);
  await page.evaluate(() => window.canasta.settings({ pace: "instant" }));
  await visitEveryScreen(page, async () => {});
  assert.deepEqual([outside, failed], [[], []]);
});

test("a window that is too low scrolls, and stops scrolling once it is higher", async ({ page, url }) => {
  await deal(page, url, { rules: "classic", seed: 5, dealer: 3 });
  const look = async (width, height) => {
    // By then the measurements that follow a deal are done: the resize alone must lead to a new one.
    await page.waitForTimeout(300);
    await page.setViewportSize({ width, height });
    await nextFrames(page);
    return page.evaluate(() => {
      const html = document.documentElement;
      const melds = document.querySelector(".zone.we").getBoundingClientRect();
      const hand = document.querySelector(".player-area").getBoundingClientRect();
      return { over: html.scrollHeight - html.clientHeight, gap: hand.top - melds.bottom, marked: html.hasAttribute("data-scrolls") };
    });
  };
  const fits = ({ over, gap, marked }) => assert.ok(over === 0 && gap >= 0 && gap < 20 && !marked, `${over}, ${gap}, ${marked}`);
  fits(await look(1280, 800));
  const low = await look(700, 490);
  assert.ok(low.over > 20 && low.gap >= 0 && low.marked, `it scrolls, and the hand does not lie over the melds: ${JSON.stringify(low)}`);
  fits(await look(1280, 800));
});
