// The review of a record beside the table: progress, graph, the decision that is shown, the worst ones.

import assert from "node:assert/strict";
import { PHONE, test } from "./harness.mjs";
import { deal, open, redeal } from "./lib/game.mjs";
import { playUntil } from "./lib/player.mjs";
import { answerReviews, fromMenu, lookAtRecord, openScreen, reviewRecord } from "./lib/screens.mjs";
import { HAND_END, dialog, moment } from "./lib/table.mjs";

const step = (page, name) => page.getByRole("button", { name, exact: true }).click();
const said = (page) => page.locator(".review-progress .said").textContent();

async function lookBack(page, url) {
  await deal(page, url, { rules: "classic", seed: 6, dealer: 3 });
  await page.evaluate(() => window.canasta.settings({ motion: "off" }));
  await lookAtRecord(page, "classic");
}

test("the worker reviews decision after decision, stops and goes on", async ({ page, url }) => {
  test.setTimeout(300_000);
  await lookBack(page, url);
  await page.locator(".look-tools").getByRole("button", { name: "Review" }).click();
  await page.getByText(/^[1-9]\d* of \d+ decisions/).waitFor({ timeout: 90_000 });
  await step(page, "Stop");
  // The decision that is asked about may still come.
  await page.getByRole("button", { name: "Go on", exact: true }).waitFor();
  const rate = page.locator(".tiles .rate");
  assert.match(await rate.textContent(), /^(0Error rateas good as the search|\d+\.\d\s%Error rate(±\s\d+\.\d\s%, )?lost )/);
  await step(page, "Go on");
  const before = Number.parseInt(await said(page), 10);
  await page.waitForFunction((before) => Number.parseInt(document.querySelector(".review-progress .said").textContent, 10) > before + 1 || /^All/.test(document.querySelector(".review-progress .said").textContent), before, { timeout: 90_000 });
});

test("marks and the list of the worst lead to their decisions", async ({ page, url }) => {
  await lookBack(page, url);
  await reviewRecord(page);
  await page.getByText(/^All \d+ decisions are reviewed/).waitFor();
  const worst = page.locator(".worst button");
  const losses = (await worst.locator("b").allTextContents()).map((loss) => Number(loss.replace("−", "-").replace(/\s%/, "")));
  assert.ok(losses.length > 1 && losses.every((loss) => loss <= -2));
  assert.deepEqual(losses, losses.toSorted((one, other) => one - other), "the worst comes first");
  await worst.first().click();
  const here = await moment(page);
  assert.equal(await worst.first().getAttribute("aria-current"), "true");
  assert.match(await page.locator(".decision h3").textContent(), /^\?\?Round \d+: blunder, −11\.4\s%$/);
  assert.equal(await page.locator(".plans > .plan").count(), 2);
  assert.equal(await page.locator("#hand [data-reviewed=best]").count(), 1);
  assert.equal(await page.locator("#hand [data-reviewed=done]").count(), 1);
  assert.match(await page.locator("#hand [data-reviewed=best]").getAttribute("aria-label"), /, best$/);
  // The marks differ in letters and in form, and lead to the same moments.
  const marks = page.locator(".mark-button");
  assert.equal(await marks.count(), losses.length);
  assert.equal(await page.locator(".mark-button[aria-current=true]").count(), 1);
  const other = page.locator(".mark-button:not([aria-current])").first();
  const [mark] = [await other.getAttribute("aria-label")];
  assert.match(mark, /^(Inaccuracy|Mistake|Blunder), round \d+$/);
  await other.focus();
  await page.keyboard.press("Enter");
  assert.notEqual(await moment(page), here);
  assert.ok((await page.locator(".decision h3").textContent()).toLowerCase().includes(mark.split(",")[0].toLowerCase()));
  await page.locator(".decision").getByRole("button", { name: "Next decision" }).click();
  const next = await moment(page);
  await page.locator(".decision").getByRole("button", { name: "Decision before" }).click();
  assert.ok((await moment(page)) < next);
  // The graph is painted, and a table holds the same.
  const painted = await page.locator("canvas.chances").evaluate((canvas) => {
    const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
    return data.some((value, at) => at % 4 === 3 && value > 200);
  });
  assert.ok(painted);
  const [, all] = (await said(page)).match(/All (\d+)/);
  assert.equal(await page.getByRole("table", { name: "Win chance at each decision" }).locator("tbody tr").count(), Number(all));
});

test("the graph has a second line with all cards, and a table holds it", async ({ page, url }) => {
  test.setTimeout(120_000);
  await lookBack(page, url);
  await reviewRecord(page, Infinity, { allCards: true });
  const table = page.getByRole("table", { name: "Win chance after each turn" });
  await table.waitFor({ state: "attached", timeout: 90_000 });
  assert.match(await page.locator(".win-graph .legend").textContent(), /^From what was knownWith all cards$/);
  const chances = (await table.locator("tbody td:nth-of-type(2)").allTextContents()).map((chance) => chance.match(/^(\d+\.\d)\s%\s±\s\d+\.\d\s%$/)?.[1]);
  assert.ok(chances.length > 20 && chances.every((chance) => chance >= 0 && chance <= 100), `${chances}`);
  assert.ok(new Set(chances).size > 10, "the chances change from turn to turn");
  // The dashed line is painted where the table says: ink in the column of the last turn, at its height.
  const last = Number(chances.at(-1)) / 100;
  const inked = await page.locator("canvas.chances").evaluate((canvas, last) => {
    const { width, height } = canvas;
    const { data } = canvas.getContext("2d").getImageData(Math.round(width * 0.9), 0, Math.round(width * 0.1), height);
    const row = Math.min(height - 1, Math.round((1 - last) * height));
    const columns = data.length / 4 / height;
    for (let y = Math.max(0, row - 3); y <= Math.min(height - 1, row + 3); y += 1) {
      for (let x = 0; x < columns; x += 1) if (data[(y * columns + x) * 4 + 3] > 200) return true;
    }
    return false;
  }, last);
  assert.ok(inked);
});

test("a review is kept while the record is left, and leaves the match alone", async ({ page, url }) => {
  await lookBack(page, url);
  await reviewRecord(page);
  await page.getByText(/^All \d+ decisions are reviewed/).waitFor();
  await page.getByRole("button", { name: "Stop looking back" }).click();
  await page.locator(".match-review").waitFor({ state: "detached" });
  await lookAtRecord(page, "classic");
  assert.match(await said(page), /^All/, "nothing is asked again");
  await step(page, "Hide the review");
  assert.equal(await page.locator(".match-review").count(), 0);
  assert.equal(await page.locator(".look-tools [aria-pressed]").getAttribute("aria-pressed"), "false");
});

test.describe(() => {
  test.use({ viewport: PHONE, hasTouch: true });

  test("on a phone the review lies over the felt, above hand and steps", async ({ page, url }) => {
    await openScreen(page, url, "review");
    const covered = await page.locator(".match-review").evaluate((review) => {
      const { top, bottom, left, right } = review.getBoundingClientRect();
      const hand = document.querySelector("#hand").getBoundingClientRect();
      return { above: bottom <= hand.top + 12, wide: left === 0 && right === innerWidth, inside: top > 0, sideways: review.scrollWidth > review.clientWidth, scrolls: document.documentElement.scrollWidth > innerWidth };
    });
    assert.deepEqual(covered, { above: true, wide: true, inside: true, sideways: false, scrolls: false });
    assert.equal(await page.locator(".table-area .stock").isVisible(), false);
    await step(page, "Hide the review");
    assert.equal(await page.locator(".table-area .stock").isVisible(), true);
  });
});

test("the end of a hand leads to its review", async ({ page, url }) => {
  await openScreen(page, url, "score");
  await dialog(page, HAND_END).getByRole("button", { name: "Review this hand" }).click();
  await page.locator(".match-review").waitFor();
  assert.equal(await moment(page), 0);
  await page.getByRole("button", { name: "Stop looking back" }).click();
  await page.getByRole("button", { name: "Next hand" }).waitFor();
});

test("a fault is played again until the plan is good enough, by keyboard", { tag: "@quick" }, async ({ page, url }) => {
  await openScreen(page, url, "review");
  const here = await moment(page);
  const chosen = page.locator("#hand [data-reviewed=best]");
  const best = (await chosen.getAttribute("aria-label")).replace(/, best$/, "");
  await page.locator(".decision").getByRole("button", { name: "Try again" }).focus();
  await page.keyboard.press("Enter");
  const panel = page.locator(".exercise");
  await panel.waitFor();
  assert.equal(await page.locator(".match-review, [data-reviewed]").count(), 0, "nothing gives the plan away");
  assert.match(await panel.textContent(), /Find a better plan\.Played in the game: Discarded .*−11\.4\s%/);
  await page.locator("#live").getByText(/Find a better plan/).first().waitFor({ state: "attached" });
  // Another card first: the worker of the test finds an inaccuracy or worse, or nothing.
  await panel.getByRole("button", { name: "Show the best plan" }).focus();
  await page.keyboard.press("Enter");
  await panel.locator(".plan.best").waitFor();
  assert.match(await page.locator("#hand [aria-selected=true]").getAttribute("aria-label"), new RegExp(`^${best}`));
  await page.locator(".action-bar").getByRole("button", { name: /^Discard/ }).focus();
  await page.keyboard.press("Enter");
  await panel.getByText("That is the best plan.").waitFor();
  await page.locator("#live").getByText(/Right\. That is the best plan\./).first().waitFor({ state: "attached" });
  await page.locator(".action-bar").getByRole("button", { name: "Back to the review" }).focus();
  await page.keyboard.press("Enter");
  await page.locator(".match-review").waitFor();
  assert.equal(await moment(page), here);
});

test("a finished match is reviewed, its worst fault repaired, and all of it found again after a reload", async ({ page, url }) => {
  test.setTimeout(240_000);
  await open(page, url);
  await redeal(page, { rules: "classic", set: { target: 500 }, seed: 4, dealer: 3 });
  for (;;) {
    await playUntil(page, () => window.canasta.observation().ended !== null || null);
    await page.getByRole("dialog").getByRole("button", { name: "Review this hand" }).waitFor();
    const next = page.getByRole("dialog").getByRole("button", { name: "Next hand" });
    if ((await next.count()) === 0) break;
    await next.click();
  }
  await answerReviews(page);
  await page.getByRole("dialog").getByRole("button", { name: "Review this hand" }).click();
  await page.getByText(/^All \d+ decisions are reviewed/).waitFor();
  const worst = page.locator(".worst button");
  const [list, all] = [await worst.allTextContents(), await said(page)];
  assert.ok(list.length > 0);
  await worst.first().click();
  await page.locator(".decision").getByRole("button", { name: "Try again" }).click();
  await page.getByRole("button", { name: "Show the best plan" }).click();
  await page.locator(".action-bar").getByRole("button", { name: /^Discard/ }).click();
  await page.locator(".exercise .reply.right").waitFor();
  await page.locator(".action-bar").getByRole("button", { name: "Back to the review" }).click();
  await page.locator(".match-review").waitFor();
  await step(page, "Stop looking back");
  await page.reload();
  await page.locator("#app").waitFor();
  // The end of the match is shown again.
  await page.getByRole("dialog").getByRole("button", { name: "Look at the table" }).click();
  await fromMenu(page, "Library…");
  await page.getByRole("dialog", { name: "Library" }).getByRole("button", { name: /^Review/ }).first().click();
  await page.locator(".match-review").waitFor();
  await page.getByText(all).waitFor();
  assert.deepEqual(await worst.allTextContents(), list);
});
