// Export and import of records and settings.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "./harness.mjs";
import { deal, play, record } from "./lib/game.mjs";
import { playUntil } from "./lib/player.mjs";
import { fromMenu } from "./lib/screens.mjs";
import { HAND_END, dialog } from "./lib/table.mjs";

test("a downloaded record opens on another device, and a damaged one is refused with its line", async ({ page, url, newPage }) => {
  await deal(page, url, { rules: "duel", seed: 5, dealer: 0 });
  await playUntil(page, () => window.canasta.observation().ended !== null);
  await dialog(page, HAND_END).getByRole("button", { name: "Look at the table" }).click();
  await fromMenu(page, "Export and import…");
  const download = page.waitForEvent("download");
  await dialog(page, "Export and import").getByRole("button", { name: "Download the record" }).click();
  const file = await (await download).path();
  const text = await readFile(file, "utf8");
  assert.equal(text, await record(page));

  const other = await newPage();
  await deal(other, url, { rules: "classic", seed: 6, dealer: 3 });
  await play(other, "draw");
  const files = dialog(other, "Export and import");
  await fromMenu(other, "Export and import…");
  await files.getByRole("textbox").fill(text.replace(/^end .*$/m, "end never"));
  await files.getByRole("button", { name: "Open", exact: true }).click();
  await files.getByRole("alert").getByText(/^Line \d+ of the record: /).waitFor();
  await files.locator("input[type=file]").setInputFiles(file);
  await files.getByText(/^The record is loaded, with one hand/).waitFor();
  await files.getByRole("button", { name: "Open", exact: true }).click();
  await dialog(other, "Open this record?").getByRole("button", { name: "Open" }).click();
  await dialog(other, HAND_END).waitFor();
  assert.equal(await record(other), text);
});

test.describe(() => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test("a browser that can share gets the record as a file, or as a text, and copies it where sharing fails", async ({ page, url }) => {
    await page.addInitScript(() => {
      window.shared = [];
      window.sharing = () => Promise.resolve();
      window.sharesFiles = true;
      navigator.canShare = ({ files }) => files.length === 1 && window.sharesFiles;
      navigator.share = (what) => (window.shared.push(what), window.sharing());
    });
    await deal(page, url, { rules: "duel", seed: 5, dealer: 0 });
    await fromMenu(page, "Export and import…");
    const files = dialog(page, "Export and import");
    const share = files.getByRole("button", { name: "Share the record" });
    const text = await record(page);
    await share.click();
    const file = await page.evaluate(async () => {
      const { title, files } = window.shared[0];
      return [title, files.map((file) => [file.name, file.type]), await files[0].text()];
    });
    assert.deepEqual(file, ["canasta-record.txt", [["canasta-record.txt", "text/plain"]], text]);
    await page.evaluate(() => {
      window.sharesFiles = false;
      window.sharing = () => Promise.reject(new DOMException("not here", "NotAllowedError"));
    });
    await share.click();
    await files.getByText("Copied.").waitFor();
    assert.deepEqual(await page.evaluate(() => window.shared[1]), { title: "canasta-record.txt", text });
    assert.equal(await page.evaluate(() => navigator.clipboard.readText()), text);
  });

  test("settings can be copied and pasted on another device", async ({ page, url, newPage }) => {
    await deal(page, url, { rules: "duel", seed: 5 });
    await page.evaluate(() => window.canasta.settings({ theme: "dark", four_colour: true }));
    await fromMenu(page, "Export and import…");
    const files = dialog(page, "Export and import");
    await files.getByRole("button", { name: "Copy the settings" }).click();
    await files.getByText("Copied.").waitFor();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    const other = await newPage();
    await deal(other, url, { rules: "duel", seed: 5 });
    await fromMenu(other, "Export and import…");
    const there = dialog(other, "Export and import");
    const before = await other.evaluate(() => window.canasta.settings());
    await there.getByRole("textbox").fill(text.replace('"dark"', '"purple"'));
    await there.getByRole("button", { name: "Open", exact: true }).click();
    await there.getByRole("alert").getByText(/The setting “theme”/).waitFor();
    assert.deepEqual(await other.evaluate(() => window.canasta.settings()), before);
    await there.getByRole("textbox").fill(text);
    await there.getByRole("button", { name: "Open", exact: true }).click();
    // The other page has settings of its own, so it asks first.
    await dialog(other, "Import these settings?").getByRole("button", { name: "Import" }).click();
    await there.getByText("The settings were imported.").waitFor();
    assert.deepEqual(await other.evaluate(() => window.canasta.settings()), await page.evaluate(() => window.canasta.settings()));
  });
});
