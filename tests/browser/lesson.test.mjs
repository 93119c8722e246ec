import assert from "node:assert/strict";
import { test } from "./harness.mjs";
import { deal, observation, open, play, record, settings } from "./lib/game.mjs";
import { fromMenu } from "./lib/screens.mjs";
import { pressKeys } from "./lib/table.mjs";

const panel = (page) => page.locator(".lesson");
const step = (page) => panel(page).getAttribute("data-step");

/** The keys that do what each step says; a step that is only read has Enter. */
const KEYS = {
  "find-wild": ["2", "Space"],
  draw: ["d"],
  "pick-kings": ["K", "Space"],
  "too-little": ["l"],
  "open-with-queens": ["Q", "Space", "l"],
  discard: ["5", "Space", "x"],
  "take-pile": ["8", "Space", "t"],
  "add-wild": ["2", "Space", "l"],
  "discard-four": ["4", "Space", "x"],
  "draw-king": ["d"],
  "black-three": ["3", "Space", "x"],
  "try-frozen": ["t"],
  "why-frozen": ["d"],
  "keep-pair": ["7", "Space", "x"],
  "see-blocked": ["d"],
  "safe-discard": ["7", "Space", "x"],
  "take-frozen": ["K", "Space", "t"],
  "lay-sevens": ["7", "Space", "2", "Space", "l"],
  "lay-eight": ["8", "Space", "l"],
  "keep-threes": ["4", "Space", "x"],
  "last-draw": ["d"],
  "lay-threes": ["3", "Space", "l"],
  "go-out": ["5", "Space", "x"],
};

/** Does the current step by keyboard, and waits for the next. */
async function doStep(page) {
  const now = await step(page);
  await pressKeys(page, ...(KEYS[now] ?? ["Enter"]));
  const ways = page.locator("dialog.choices");
  if (now === "add-wild" && (await ways.isVisible())) await ways.getByRole("button", { name: /kings/i }).first().click();
  await page.waitForFunction((before) => document.querySelector(".lesson")?.dataset.step !== before, now);
  // The opponent plays by itself.
  await page.waitForFunction(() => !document.querySelector(".lesson")?.dataset.step.startsWith("ada-"));
}

/** Begins the guided hand by keyboard, from the first page. */
async function begin(page, url) {
  await open(page, url);
  await settings(page, { pace: "instant" });
  await page.getByRole("button", { name: /^New to canasta/ }).focus();
  await page.keyboard.press("Enter");
  await panel(page).waitFor();
}

test("the guided hand is played to its end by keyboard, and each step is announced", async ({ page, url }) => {
  await begin(page, url);
  const heard = [];
  for (let n = 0; n < 40 && (await step(page)) !== "score"; n += 1) {
    const say = await panel(page).locator(".say").innerText();
    const lines = await page.locator("#live").innerText();
    assert.ok(lines.includes(say), `“${say}” is announced: ${lines}`);
    heard.push(say);
    await doStep(page);
  }
  assert.equal(await step(page), "score");
  assert.ok(heard.length >= 25, `${heard.length} steps`);
  assert.match(await panel(page).innerText(), /You went out/);
  await panel(page).getByRole("button", { name: "First page" }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: /New to canasta.*finished/ }).waitFor();
});

test("the guided hand is left and resumed, also after a reload, and the match waits untouched", async ({ page, url }) => {
  await deal(page, url, { rules: "classic", seed: 3 });
  await play(page, "draw");
  const match = await record(page);
  await fromMenu(page, "Guided first hand");
  await panel(page).waitFor();
  while ((await step(page)) !== "draw") await doStep(page);
  await page.keyboard.press("d");
  await page.waitForFunction(() => document.querySelector(".lesson").dataset.step === "red-three");
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
  assert.match(await page.locator("#live").innerText(), /Nothing was done/);
  await pressKeys(page, "8", "Space", "x");
  assert.match(await panel(page).locator(".reply").innerText(), /draw/i, "the rules say why");
  assert.equal(await step(page), "take-pile");
});

test("the panel covers no card that the step speaks of", async ({ newPage, url }) => {
  for (const [width, height] of [[360, 740], [740, 360], [820, 1180], [1280, 800]]) {
    const page = await newPage({ viewport: { width, height }, reducedMotion: "reduce" });
    await begin(page, url);
    for (const wanted of ["find-wild", "draw", "open-with-queens", "take-pile", "add-wild"]) {
      for (let now = await step(page); now !== wanted; now = await step(page)) {
        await page.locator(".lesson [data-intent='step-show'], .lesson [data-intent='step-next']").first().click();
        await page.waitForFunction((now) => document.querySelector(".lesson").dataset.step !== now, now);
      }
      const covered = await page.evaluate(() => {
        const box = document.querySelector(".lesson").getBoundingClientRect();
        const overlaps = (one) => one.left < box.right - 1 && one.right > box.left + 1 && one.top < box.bottom - 1 && one.bottom > box.top + 1;
        const lit = [...document.querySelectorAll("[data-lit]")].map((one) => [one.className, one.getBoundingClientRect()]);
        const out = lit.filter(([, one]) => one.bottom > innerHeight + 1 || one.right > innerWidth + 1 || one.width === 0);
        return { lit: lit.length, covered: lit.filter(([, one]) => overlaps(one)).map(([name]) => name), out: out.map(([name]) => name) };
      });
      assert.deepEqual({ ...covered, lit: covered.lit > 0 }, { lit: true, covered: [], out: [] }, `${wanted} at ${width}×${height}`);
    }
    await page.close();
  }
});
