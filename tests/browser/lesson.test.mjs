import assert from "node:assert/strict";
import { test } from "./harness.mjs";
import { deal, observation, open, play, record, settings } from "./lib/game.mjs";
import { fromMenu } from "./lib/screens.mjs";
import { focusedName, pressKeys } from "./lib/table.mjs";

const panel = (page) => page.locator(".lesson");
const step = (page) => panel(page).getAttribute("data-step");

const live = (page) => page.locator("#live p").allInnerTexts();

const TIMES = { once: 1, twice: 2, three: 3, four: 4 };

/** The key presses of an announced sentence: "Keys: Shift K and Space three times, then L." */
function keysIn(said) {
  const [, words] = /Keys: (.+?)\.( |$)/.exec(said) ?? [];
  if (words === undefined) return [["Enter"]];
  return words.split(", then ").map((part) => {
    const [, keys, times = "once"] = /^(.+?)(?: (once|twice|three|four)(?: times)?)?$/.exec(part);
    if (keys.startsWith("choose ")) return [keys];
    const strokes = keys.split(" and ").map((key) => key.replace("Shift ", "Shift+"));
    return Array(TIMES[times]).fill(strokes).flat().map((key) => (/^[A-Z]$/.test(key) ? key.toLowerCase() : key));
  });
}

/** Does the current step by the keys that are announced, and waits for the next. Gives what was announced. */
async function doStep(page) {
  const now = await step(page);
  const say = await panel(page).locator(".say").innerText();
  const heard = await page.waitForFunction((say) => document.querySelector("#live p")?.textContent.includes(say) && document.querySelector("#live").textContent, say);
  const said = await heard.jsonValue();
  for (const keys of keysIn(said)) {
    const [, meld] = /^choose the (\w+)$/.exec(keys[0]) ?? [];
    if (meld) await chooseWay(page, meld);
    else await pressKeys(page, ...keys);
  }
  await page.waitForFunction((before) => document.querySelector(".lesson")?.dataset.step !== before, now, { timeout: 5_000 });
  // The opponent plays by itself.
  await page.waitForFunction(() => !document.querySelector(".lesson")?.dataset.step.startsWith("ada-"));
  return said;
}

/** Chooses the meld of this name in the list of ways, by keyboard. */
async function chooseWay(page, meld) {
  await page.locator("dialog.choices").waitFor();
  for (let n = 0; n < 8; n += 1) {
    if (new RegExp(meld, "i").test(await focusedName(page))) return page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
  }
  assert.fail(`${meld} are not in the list`);
}

/** Begins the guided hand by keyboard, from the first page. */
async function begin(page, url) {
  await open(page, url);
  await settings(page, { pace: "instant" });
  await page.getByRole("button", { name: /^New to canasta/ }).focus();
  await page.keyboard.press("Enter");
  await panel(page).waitFor();
}

test("the guided hand is played to its end by keyboard, and each step is announced", { tag: "@quick" }, async ({ page, url }) => {
  await begin(page, url);
  const heard = [];
  for (let n = 0; n < 40 && (await step(page)) !== "score"; n += 1) {
    heard.push(await doStep(page));
  }
  assert.equal(await step(page), "score");
  assert.ok(heard.length >= 25, `${heard.length} steps`);
  assert.match(await panel(page).innerText(), /You went out/);
  assert.match((await live(page)).at(-1), /You went out: [\d,]+ points for you, −?[\d,]+ for Ada\./);
  await panel(page).getByRole("button", { name: "First page" }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: /New to canasta.*finished/ }).waitFor();
  await page.getByRole("button", { name: /^Play.*The game of the guided hand: you against Ada, one hand/ }).press("Enter");
  await page.locator(".table-area").waitFor();
  assert.equal(await page.locator(".table-area").getAttribute("data-players"), "2");
});

test("the guided hand is left and resumed, also after a reload, and the match waits untouched", async ({ page, url }) => {
  await deal(page, url, { rules: "classic", seed: 3, dealer: 3 });
  await play(page, "draw");
  const match = await record(page);
  await fromMenu(page, "Guided first hand");
  await panel(page).waitFor();
  while ((await step(page)) !== "draw") await doStep(page);
  await doStep(page);
  assert.equal(await step(page), "red-three");
  const colours = await page.evaluate(() =>
    [".red-threes .tiny[data-card$=h]", "#hand .card[data-card$=h]", "#hand .card[data-card$=s]"].map((one) => getComputedStyle(document.querySelector(one)).color),
  );
  assert.equal(colours[0], colours[1], "a red three is red");
  assert.notEqual(colours[0], colours[2]);
  const hand = (await observation(page)).hand;
  await panel(page).getByRole("button", { name: "Leave the guided hand" }).click();
  await panel(page).waitFor({ state: "detached" });
  assert.equal(await record(page), match);
  await page.reload();
  await page.waitForFunction(() => window.canasta?.record);
  assert.equal(await record(page), match);
  await fromMenu(page, "First page");
  await page.getByRole("button", { name: /^Continue/ }).waitFor();
  await page.getByRole("button", { name: /New to canasta.*1 of 9/ }).click();
  await panel(page).waitFor();
  assert.equal(await step(page), "red-three");
  assert.deepEqual((await observation(page)).hand, hand);
  await panel(page).getByRole("button", { name: "Back" }).click();
  await page.waitForFunction(() => document.querySelector(".lesson").dataset.step === "draw");
});

test("something else is answered beside the step and not carried out", async ({ page, url }) => {
  await begin(page, url);
  while ((await step(page)) !== "take-pile") await doStep(page);
  const before = await record(page);
  await pressKeys(page, "d");
  await panel(page).getByText(/Nothing was done/).waitFor();
  assert.equal(await record(page), before);
  // It is read out once the announcement before it has ended.
  await page.waitForFunction(() => /Nothing was done/.test(document.querySelector("#live").innerText));
  await pressKeys(page, "8", "Space", "x");
  // The rules say why.
  await panel(page).locator(".reply").getByText(/draw/i).waitFor();
  assert.equal(await step(page), "take-pile");
});

test("the panel covers no card that the step speaks of", async ({ newPage, url }) => {
  for (const [width, height] of [[360, 740], [740, 360], [820, 1180], [1280, 800]]) {
    const page = await newPage({ viewport: { width, height }, reducedMotion: "reduce" });
    await begin(page, url);
    for (const wanted of ["find-wild", "draw", "open-with-queens", "take-pile", "add-wild"]) {
      for (let now = await step(page); now !== wanted; now = await step(page)) {
        // The opponent plays by itself, and a late press would show the next step.
        if (!now.startsWith("ada-")) await page.locator(".lesson [data-intent='step-show'], .lesson [data-intent='step-next']").first().click();
        await page.waitForFunction((now) => document.querySelector(".lesson").dataset.step !== now, now);
      }
      const covered = await page.evaluate(() => {
        const box = document.querySelector(".lesson").getBoundingClientRect();
        const overlaps = (one) => one.left < box.right - 1 && one.right > box.left + 1 && one.top < box.bottom - 1 && one.bottom > box.top + 1;
        // In low windows the columns of stock and pile have no box of their own.
        const boxes = (one) => getComputedStyle(one).display === "contents" ? [...one.children] : [one];
        const lit = [...document.querySelectorAll("[data-lit]")].flatMap(boxes).map((one) => [one.className, one.getBoundingClientRect()]);
        const out = lit.filter(([, one]) => one.bottom > innerHeight + 1 || one.right > innerWidth + 1 || one.width === 0);
        return { lit: lit.length, covered: lit.filter(([, one]) => overlaps(one)).map(([name]) => name), out: out.map(([name]) => name) };
      });
      assert.deepEqual({ ...covered, lit: covered.lit > 0 }, { lit: true, covered: [], out: [] }, `${wanted} at ${width}×${height}`);
    }
    await page.close();
  }
});
