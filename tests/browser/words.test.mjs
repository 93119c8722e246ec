// Words on tap: the explanation beside its badge, the glossary and its search, the rules with cards, and strategy.

import assert from "node:assert/strict";
import { test } from "./harness.mjs";
import { explain, openScreen } from "./lib/screens.mjs";

const word = (page) => page.locator("dialog[data-dialog=word]");
const focused = (page) => page.evaluate(() => document.activeElement.dataset.intent ?? document.activeElement.getAttribute("aria-label"));

test("a word opens beside its badge with what it means now, and gives the focus back", async ({ page, url }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openScreen(page, url, "frozen");
  await explain(page, ".banner", "frozen");
  const dialog = page.getByRole("dialog", { name: "Frozen pile" });
  await dialog.waitFor();
  assert.match(await dialog.locator(".word-now").innerText(), /a two on top has frozen the pile/i);
  // Screen readers read all of it with the name.
  const described = await dialog.evaluate((dialog) => document.getElementById(dialog.getAttribute("aria-describedby")).textContent);
  assert.match(described, /natural pair/);
  const [badge, box] = await page.evaluate(() => ['[data-intent="word:frozen"]', "dialog"].map((one) => document.querySelector(one).getBoundingClientRect().toJSON()));
  const gap = Math.max(box.top - badge.bottom, badge.top - box.bottom);
  assert.ok(gap >= 0 && gap < 20, `the explanation stands ${gap} px beside the badge`);
  assert.ok(box.left >= 0 && box.right <= 1280 && box.top >= 0 && box.bottom <= 800, JSON.stringify(box));
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  assert.equal(await focused(page), "word:frozen");
});

test("a click beside the explanation closes it, and does nothing else", async ({ page, url }) => {
  await openScreen(page, url, "frozen");
  const before = await page.evaluate(() => JSON.stringify(window.canasta.observation()));
  await explain(page, ".banner", "frozen");
  await page.mouse.click(20, 700);
  await word(page).waitFor({ state: "detached" });
  assert.equal(await page.evaluate(() => JSON.stringify(window.canasta.observation())), before);
  assert.equal(await page.locator('#hand [aria-selected="true"]').count(), 0);
});

test("one word leads to another, and closing leads back to the table", async ({ page, url }) => {
  await openScreen(page, url, "frozen");
  await explain(page, ".banner", "frozen");
  await word(page).getByRole("button", { name: "Wild card" }).or(word(page).getByRole("button", { name: "Natural card" })).first().click();
  await page.getByRole("dialog", { name: "Natural card" }).waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  assert.equal(await focused(page), "word:frozen");
});

test("on a phone a word is a sheet at the lower edge", async ({ newPage, url }) => {
  const page = await newPage({ viewport: { width: 360, height: 740 }, hasTouch: true });
  await openScreen(page, url, "frozen");
  await explain(page, ".banner", "frozen");
  const box = await word(page).boundingBox();
  assert.deepEqual([Math.round(box.x), Math.round(box.width), Math.round(box.y + box.height)], [0, 360, 740]);
  await page.touchscreen.tap(180, 20);
  await word(page).waitFor({ state: "detached" });
});

test("the glossary finds words by their other names, with every letter", async ({ page, url }) => {
  await openScreen(page, url, "glossary");
  const dialog = page.getByRole("dialog", { name: "Words of the game" });
  const titles = () => dialog.getByRole("heading", { level: 3 }).allInnerTexts();
  assert.ok((await titles()).length > 25);
  const field = dialog.getByRole("searchbox", { name: "Search the words" });
  assert.ok(await field.evaluate((field) => field === document.activeElement));
  await page.keyboard.type("dirt");
  await page.waitForFunction(() => document.querySelectorAll("dialog h3").length === 1);
  assert.deepEqual(await titles(), ["Mixed canasta"]);
  await page.keyboard.type("xyz");
  await dialog.getByText("No word matches.").waitFor();
  await field.fill("discard pile");
  await dialog.getByRole("heading", { name: "Pile", exact: true }).waitFor();
  // A link opens the word, and closing it leads back to the search.
  await dialog.getByRole("button", { name: "Blocked pile" }).first().click();
  await page.getByRole("dialog", { name: "Blocked pile" }).waitFor();
  await page.keyboard.press("Escape");
  await dialog.waitFor();
  assert.equal(await dialog.getByRole("searchbox").inputValue(), "discard pile");
});

test("rules and strategy show cards with a verdict", async ({ page, url }) => {
  await openScreen(page, url, "rules");
  const rules = page.getByRole("dialog");
  assert.ok((await rules.locator(".figure.right").count()) > 8);
  assert.ok((await rules.locator(".figure.wrong").count()) > 4);
  assert.ok((await rules.getByRole("img", { name: /king of spades/ }).count()) > 0);
  const refused = await rules.locator(".figure.wrong .figure-caption").first().innerText();
  assert.match(refused, /natural cards/);
  await page.keyboard.press("Escape");
  await page.keyboard.press("M");
  await page.getByRole("button", { name: /^Strategy/ }).click();
  const measured = await page.getByRole("dialog").locator(".measured").allInnerTexts();
  assert.ok(measured.filter((words) => /loses \d+ ± \d+ points a hand/.test(words)).length >= 8, measured.join("\n"));
  assert.ok(measured.some((words) => /no loss to be seen/.test(words)));
});
