// What is reached, seen and told apart by those who have no mouse, few colours, or paper.

import assert from "node:assert/strict";
import { test } from "./harness.mjs";
import { act, deckOf, open, play, redeal } from "./lib/game.mjs";
import { arrive, reveal } from "./lib/screens.mjs";
import { go } from "./lib/tv_remote.mjs";

const focused = (page) => page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.innerText ?? "");
const dialog = (page) => page.getByRole("dialog");

test("a dialog gives the focus back to what led to it", async ({ page, url }) => {
  await arrive(page, url, "middle");
  const menu = page.getByRole("button", { name: "Menu" });
  for (const item of ["About", "Keys", /^Export/]) {
    await menu.focus();
    await page.keyboard.press("Enter");
    await page.getByRole("menuitem", { name: item }).focus();
    await page.keyboard.press("Enter");
    await dialog(page).waitFor();
    await page.keyboard.press("Escape");
    await dialog(page).waitFor({ state: "detached" });
    assert.equal(await focused(page), "Menu", String(item));
  }
  // One dialog leads to another, and back.
  await page.keyboard.press("Enter");
  await page.getByRole("menuitem", { name: /^New game/ }).press("Enter");
  await dialog(page).getByRole("button", { name: "House rules…" }).press("Enter");
  await page.getByRole("dialog", { name: "House rules" }).waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog", { name: "New game" }).waitFor();
  assert.equal(await focused(page), "House rules…");
  await page.keyboard.press("Escape");
  await dialog(page).waitFor({ state: "detached" });
  assert.equal(await focused(page), "Menu");
});

test("the tab key leaves the menu, which closes", async ({ page, url }) => {
  await arrive(page, url, "middle");
  await page.getByRole("button", { name: "Menu" }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("menuitem").first().waitFor();
  await page.keyboard.press("Tab");
  assert.equal(await page.getByRole("menuitem").count(), 0);
  assert.notEqual(await focused(page), "");
  assert.equal(await focused(page), "Score pad");
});

test("what has the focus is not behind what a dialog says", { viewport: { width: 1280, height: 800 } }, async ({ page, url }) => {
  await arrive(page, url, "house, refused");
  const hidden = await page.evaluate(async () => {
    const hidden = [];
    for (const control of document.querySelectorAll("dialog .dialog-body :is(input, select, button)")) {
      control.focus();
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      const { x, y, width, height } = control.getBoundingClientRect();
      const words = document.querySelector(".dialog-body > .error:not(:empty)").getBoundingClientRect();
      if (y + height > words.top && y < words.bottom) hidden.push(`${control.getAttribute("aria-label")}: ${y + height - words.top}`);
    }
    return hidden;
  });
  assert.deepEqual(hidden, []);
  const field = page.getByRole("textbox", { name: "Cards dealt to each" });
  assert.equal(await field.getAttribute("aria-invalid"), "true");
  const note = await field.evaluate((field) => document.getElementById(field.getAttribute("aria-describedby")).innerText);
  assert.match(note, /100/, "the field has its fault");
});

test("with the system's few colours a switch shows which way it is", { forcedColors: "active" }, async ({ page, url }) => {
  for (const [look, switches] of [["settings", ".switch input"], ["house", ".rule input[role=switch]"]]) {
    await arrive(page, url, look);
    const colours = await page.locator(switches).evaluateAll((all) =>
      all.map((one) => [one.checked, getComputedStyle(one).backgroundColor, getComputedStyle(one, "::before").backgroundColor]),
    );
    const of = (on) => new Set(colours.filter(([checked]) => checked === on).map(([, back, knob]) => `${back} ${knob}`));
    const [on, off] = [of(true), of(false)];
    assert.deepEqual([on.size, off.size], [1, 1], look);
    assert.notDeepEqual(on, off, look);
    for (const [, back, knob] of colours) assert.notEqual(back, knob, `${look}: the knob is seen`);
  }
});

test("TV mode reaches every field of the house rules, and the text that is pasted", { viewport: { width: 1280, height: 720 }, timeout: 240_000 }, async ({ page, url }) => {
  await arrive(page, url, "house", { tv: true });
  for (const score of ["1,500", "3,000"]) await go(page, page.getByRole("textbox", { name: `Opening minimum, from ${score}` }));
  await arrive(page, url, "files", { tv: true });
  await go(page, page.getByRole("textbox", { name: "Pasted record or settings" }));
});

test("no two ways of taking the pile read alike", async ({ page, url }) => {
  await open(page, url);
  const hands = ["Ks Kh Kd Qs Qh Qd 7s 7h 7d 2c 4s 5h 6d 8c 9s", "Kc 4h 4d 5c 6s 6h 8d 8s 9h 9c Td Jc Js Qc Ac"];
  const seats = ["A", "B"].map((name) => ({ name, player: "person" }));
  await redeal(page, { rules: "duel", deck: deckOf({ players: 2, size: 15, hands, up: "Ts", stock: "5d 5s 4c 6c" }), dealer: 1, seats });
  await reveal(page);
  await play(page, "draw", "meld Ks Kh Kd + Qs Qh Qd + 7s 7h 7d", "discard 4s");
  await reveal(page);
  await play(page, "draw", "discard Kc");
  await reveal(page);
  await act(page, /^Take the pile/).click();
  const ways = await page.locator("dialog .way b").allInnerTexts();
  assert.ok(ways.length > 2, ways.join("; "));
  assert.equal(new Set(ways).size, ways.length, ways.join("; "));
  assert.ok(ways.some((words) => /a two to the queens/.test(words)), ways.join("; "));
});

test("the score is black on white paper in every theme", async ({ page, url }) => {
  for (const theme of ["light", "dark", "contrast"]) {
    await arrive(page, url, "end", { theme });
    await page.emulateMedia({ media: "print" });
    const faint = await page.evaluate(() => {
      const faint = new Set();
      const walker = document.createTreeWalker(document.querySelector("dialog[open]"), NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const element = walker.currentNode.parentElement;
        if (!walker.currentNode.data.trim() || !element.checkVisibility()) continue;
        const colour = getComputedStyle(element).color;
        if (colour !== "rgb(0, 0, 0)") faint.add(`${element.tagName}.${element.className} "${walker.currentNode.data.trim()}": ${colour}`);
      }
      return [...faint];
    });
    assert.deepEqual(faint, [], theme);
    await page.emulateMedia({ media: "screen" });
  }
});

test("what others do drops a refusal that said whose turn it was", async ({ page, url }) => {
  await open(page, url);
  await redeal(page, { rules: "classic", dealer: 0, seed: 3, pace: "slow" });
  await page.keyboard.press("d");
  const alert = page.getByRole("alert").filter({ hasText: "It is not your turn" });
  await alert.waitFor();
  await page.keyboard.press("g");
  await page.getByRole("button", { name: "One step" }).click();
  await alert.waitFor({ state: "detached" });
});
