// The printed score pad.

import assert from "node:assert/strict";
import { test } from "./harness.mjs";
import { deal } from "./lib/game.mjs";
import { playUntil } from "./lib/player.mjs";
import { openScreen } from "./lib/screens.mjs";
import { HAND_END, dialog } from "./lib/table.mjs";

test("the printed score pad shows every hand and no controls", async ({ page, url }) => {
  await deal(page, url, { rules: "duel", seed: 5, dealer: 0 });
  await playUntil(page, () => window.canasta.observation().ended !== null);
  await dialog(page, HAND_END).getByRole("button", { name: "Next hand" }).click();
  await dialog(page).waitFor({ state: "detached" });
  await playUntil(page, () => window.canasta.observation().ended !== null);
  const pad = dialog(page, HAND_END);
  await pad.waitFor();
  await page.evaluate(() => {
    window.print = () => (window.printed = true);
  });
  await pad.getByRole("button", { name: "Print" }).click();
  await page.waitForFunction(() => window.printed);
  await page.emulateMedia({ media: "print" });
  await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
  for (const sheet of await pad.getByRole("table").all()) assert.ok(await sheet.isVisible());
  // The previous hand, this hand, and the luck of the seats.
  assert.equal(await pad.getByRole("table").count(), 3);
  assert.equal(await page.locator(".app").isVisible(), false, "only the score pad is printed");
  // The head says who played what and when, and the hands stand in their order.
  const head = pad.locator(".paper-head");
  assert.match(await head.innerText(), /^You – Ada\n+Duel, to [\d,]+(, practice)?\n+.*\d{4}/);
  const top = async (locator) => (await locator.boundingBox()).y;
  const earlier = pad.locator("details.earlier");
  assert.ok((await top(head)) < (await top(earlier)), "the head comes first");
  assert.ok((await top(earlier)) < (await top(pad.locator(".dialog-body > table.sheet").first())), "the first hand comes before the last");
  const controls = await pad.locator("button, input, .error, [data-next] .hash").all();
  for (const control of controls) assert.equal(await control.isVisible(), false, "paper has no controls");
  await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
  assert.equal(await pad.locator("details[open]").count(), 0);
});

test("the printed score is black on white in every theme", async ({ page, url }) => {
  for (const theme of ["light", "dark", "contrast"]) {
    await openScreen(page, url, "end", { theme });
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
