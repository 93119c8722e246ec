// The score keeper: a sheet is begun, filled in by totals and item by item, corrected, kept over a reload, and printed.

import assert from "node:assert/strict";
import { SMALL_PHONE, test } from "./harness.mjs";
import { open } from "./lib/game.mjs";
import { violations } from "./lib/axe.mjs";
import { fromMenu } from "./lib/screens.mjs";
import { stored, untilStored } from "./lib/storage.mjs";
import { dialog } from "./lib/table.mjs";

const button = (page, name) => dialog(page).getByRole("button", { name, exact: true });

/** The rows of the table of hands: the texts of their cells, without buttons. */
const rows = (page) =>
  dialog(page).locator(".sheet.keeper").first().locator("tr").evaluateAll((all) => all.map((row) => [...row.cells].map((cell) => [...cell.childNodes].map((node) => node.textContent.trim()).join(" ").trim())));

/** Begins a sheet with these names. */
async function begin(page, names, rules = "classic") {
  await fromMenu(page, "Score keeper…");
  await button(page, "New score sheet").click();
  await dialog(page).getByLabel("Game", { exact: true }).selectOption(rules);
  await dialog(page).getByRole("radiogroup", { name: /^Sides/ }).getByRole("radio", { name: String(names.length) }).check();
  for (const [at, name] of names.entries()) {
    await dialog(page).getByLabel(`Name ${at + 1}`, { exact: true }).fill(name);
  }
  await dialog(page).getByLabel("Deals first").selectOption({ label: names[0] });
  await button(page, "Begin the sheet").click();
  await dialog(page, names.join(" – ")).waitFor();
}

/** Writes a hand down by one number for each side. */
async function addTotals(page, points) {
  await button(page, "Add a hand").click();
  for (const [name, total] of Object.entries(points)) {
    await dialog(page).getByRole("radiogroup", { name: `Count, ${name}` }).getByRole("radio", { name: "One number" }).check();
    await dialog(page).getByLabel(`Points of the hand, ${name}`, { exact: true }).fill(String(total));
  }
  await button(page, "Write it down").click();
}

test("a sheet adds up totals, shows the next opening, and survives a reload", async ({ page, url }) => {
  await open(page, url);
  await begin(page, ["Ada", "Ben"]);
  await addTotals(page, { Ada: 1500, Ben: -75 });
  assert.deepEqual(await rows(page), [["Hand", "Ada", "Ben"], ["1 Ada deals", "1,500", "−75"], ["Total", "1,500", "−75"], ["Next opening", "90", "15"], ["Deals next", "", "Ben"]]);
  await dialog(page).getByText("Ada leads by 1,575 after 1 hand.").waitFor();
  await untilStored(page, "score-sheets", (text) => text?.includes("1500"));
  await open(page, url);
  await fromMenu(page, "Score keeper…");
  await dialog(page, "Score keeper").getByText("Ada leads by 1,575 after 1 hand.").waitFor();
  assert.match(await dialog(page).locator("time").innerText(), /20\d\d/, "the browser writes the date");
  await button(page, "Open, Ada – Ben").click();
  assert.deepEqual((await rows(page))[1], ["1 Ada deals", "1,500", "−75"]);
});

test("a hand is tapped in, its sum is explained, and it is corrected, undone and made again", async ({ page, url }) => {
  await open(page, url);
  await begin(page, ["Ada", "Ben"]);
  await button(page, "Add a hand").click();
  await dialog(page).getByRole("radiogroup", { name: "Went out" }).getByRole("radio", { name: "Ada" }).check();
  await button(page, "One more: Natural canastas, Ada").click();
  await button(page, "One more: Mixed canastas, Ada").click();
  await button(page, "One more: Mixed canastas, Ada").click();
  await button(page, "+50: Cards laid, Ada").click();
  await button(page, "+5: Cards laid, Ada").click();
  await dialog(page).getByLabel("Cards in hand, Ben", { exact: true }).pressSequentially("135");
  await dialog(page).getByText("1,255 in this hand, 1,255 in all").waitFor();
  await dialog(page).getByText("−135 in this hand, −135 in all").waitFor();
  assert.equal(await dialog(page).getByLabel("Cards in hand, Ben", { exact: true }).evaluate((field) => field === document.activeElement), true, "the focus stays while one types");
  const lines = await dialog(page).locator(".keeper-lines").first().locator("li").evaluateAll((all) => all.map((line) => [...line.children].map((part) => part.textContent).join("|")));
  assert.deepEqual(lines, ["Going out||100", "Natural canastas|1 × 500|500", "Mixed canastas|2 × 300|600", "Cards laid||55"]);
  await button(page, "Write it down").click();
  await button(page, "Correct hand 1").click();
  await dialog(page).getByLabel("Cards in hand, Ben", { exact: true }).fill("35");
  await button(page, "Write it down").click();
  assert.deepEqual((await rows(page))[1].slice(1), ["1,255", "−35"]);
  await dialog(page).getByText("What was changed").click();
  await dialog(page).getByText("Hand 1 corrected: 1,255, −135 became 1,255, −35").waitFor();
  await button(page, "Undo: hand 1 corrected").click();
  assert.deepEqual((await rows(page))[1].slice(1), ["1,255", "−135"]);
  await button(page, "Redo: hand 1 corrected").click();
  assert.deepEqual((await rows(page))[1].slice(1), ["1,255", "−35"]);
});

test("a wrong number is named and nothing is written down", async ({ page, url }) => {
  await open(page, url);
  await begin(page, ["Ada", "Ben", "Cleo"]);
  await addTotals(page, { Ada: "5o", Ben: 10, Cleo: 20 });
  await dialog(page).getByRole("alert").getByText("Points of the hand, Ada: this is not a whole number.").waitFor();
  await dialog(page).getByLabel("Points of the hand, Ada", { exact: true }).fill("50");
  await button(page, "Plus or minus: Points of the hand, Ada").click();
  await button(page, "Write it down").click();
  assert.deepEqual((await rows(page))[1].slice(1), ["−50", "10", "20"]);
});

test("a half-typed hand waits, and a deleted sheet comes back", async ({ page, url }) => {
  await open(page, url);
  await begin(page, ["Ada", "Ben"]);
  await button(page, "Add a hand").click();
  await dialog(page).getByLabel("Cards laid, Ada", { exact: true }).fill("85");
  await page.goBack();
  await button(page, "Go on with hand 1").click();
  assert.equal(await dialog(page).getByLabel("Cards laid, Ada", { exact: true }).inputValue(), "85");
  await page.goBack();
  await page.goBack();
  await button(page, "Delete, Ada – Ben").click();
  await dialog(page).getByText("Deleted: Ada – Ben.").waitFor();
  await button(page, "Undo").click();
  await button(page, "Open, Ada – Ben").waitFor();
  assert.match(await stored(page, "score-sheets"), /"85"/);
});

test("a sheet is printed with all its numbers and without controls", async ({ page, url }) => {
  await open(page, url);
  await begin(page, ["Ada", "Ben"]);
  await addTotals(page, { Ada: 300, Ben: 200 });
  await page.evaluate(() => {
    window.print = () => (window.printed = true);
  });
  await button(page, "Print").click();
  await page.waitForFunction(() => window.printed);
  await page.emulateMedia({ media: "print" });
  for (const words of ["1", "300", "Total"]) assert.ok(await dialog(page).locator(".sheet.keeper").getByText(words, { exact: true }).first().isVisible(), words);
  for (const control of await dialog(page).locator("button").all()) assert.equal(await control.isVisible(), false);
});

test.describe(() => {
  test.use({ viewport: SMALL_PHONE, hasTouch: true });
  test("six sides fit a small phone, with targets for a thumb", async ({ page, url }) => {
    await open(page, url);
    await begin(page, ["Ada", "Ben", "Cleo", "Dan", "Emil", "Fay"], "modern-american");
    await addTotals(page, { Ada: 1235, Ben: 1240, Cleo: -1245, Dan: 1250, Emil: 1255, Fay: 1260 });
    const fits = () => dialog(page).locator(".dialog-body").evaluate((body) => body.scrollWidth <= body.clientWidth);
    assert.ok(await fits(), "the sheet");
    assert.deepEqual(await violations(page), []);
    await button(page, "Add a hand").click();
    await dialog(page).getByRole("radiogroup", { name: "Count, Ada" }).getByRole("radio", { name: "Item by item" }).check();
    assert.ok(await fits(), "the hand");
    assert.deepEqual(await violations(page), []);
    const small = await dialog(page).locator("button, .segmented label").evaluateAll((all) =>
      all.map((one) => [one.innerText, one.getBoundingClientRect()]).filter(([, { width, height }]) => width < 44 || height < 44).map(([words, { width, height }]) => `${words}: ${width} by ${height}`),
    );
    assert.deepEqual(small, []);
  });
});
