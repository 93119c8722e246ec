// Today's deal: from the card on the first page to the result with par, and by a link.

import assert from "node:assert/strict";
import { test } from "./harness.mjs";
import { violations } from "./lib/axe.mjs";
import { open, settings } from "./lib/game.mjs";
import { playUntil } from "./lib/player.mjs";
import { stored, untilStored } from "./lib/storage.mjs";

test("today's deal is played from the first page to its result, which has par and is sent", async ({ page, url }) => {
  await page.addInitScript(() => {
    window.shared = [];
    navigator.share = async (what) => void window.shared.push(what);
    navigator.canShare = (what) => what.files?.every((file) => file.type === "image/png");
  });
  await open(page, url);
  await settings(page, { pace: "instant" });
  await page.getByRole("button", { name: /^Today’s deal/ }).click();
  const dialog = page.getByRole("dialog");
  assert.deepEqual(await violations(page), []);
  await dialog.getByRole("button", { name: /^Two players/ }).click();
  await playUntil(page, () => window.canasta.observation().ended !== null || null);
  await dialog.getByRole("button", { name: "Result" }).click();
  assert.equal(await dialog.getByRole("button", { name: "Next hand" }).count(), 0, "the deal of a day is one hand");
  // Eight playings and the review of the hand take a while.
  await dialog.getByText(/^[+−]?[\d,]+ ± [\d,]+$/).waitFor({ timeout: 90_000 });
  assert.deepEqual(await violations(page), []);
  await dialog.getByRole("button", { name: "Send the result" }).click();
  const [{ text }] = await page.evaluate(() => window.shared);
  assert.match(text, /^Canasta, today’s deal \d{4}-\d\d-\d\d: Two players\n[−\d,]+ points, lead [+−]?[\d,]+, par .+ ± [\d,]+\n[■▣□]+\nhttp.+#day=\d{4}-\d\d-\d\d-two$/);
  await dialog.getByRole("button", { name: "Send as a picture" }).click();
  const picture = await page.evaluate(async () => {
    const [file] = window.shared[1].files;
    const { width, height } = await createImageBitmap(file);
    return { name: file.name, width, height };
  });
  assert.match(picture.name, /^canasta-\d{4}-\d\d-\d\d-two\.png$/);
  assert.deepEqual([picture.width, picture.height], [1200, 630]);
  // Where no file can be shared it is saved.
  await page.evaluate(() => void (navigator.canShare = undefined));
  const download = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Send as a picture" }).click();
  assert.equal((await download).suggestedFilename(), picture.name);
  await untilStored(page, "days", (days) => JSON.parse(days).days[0].par.length === 8);
  const [day] = JSON.parse(await stored(page, "days")).days;
  assert.equal(day.result.course.length, text.split("\n")[2].length);
  await page.reload();
  await page.getByRole("dialog").getByRole("button", { name: "Look at the table" }).click();
  await page.evaluate(() => void (location.hash = "#day=2026-11-28-further"));
  await dialog.getByRole("heading", { name: "Today’s deal" }).waitFor();
  await dialog.getByRole("button", { name: /^Further game: Samba/ }).waitFor();
});

test("a link to a day that has no deal says so, and leads to the nearest one", async ({ page, url }) => {
  await open(page, `${url}#day=2026-01-01-two`);
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("heading", { name: "Today’s deal" }).waitFor();
  await dialog.getByRole("button", { name: /^Two players/ }).waitFor();
  await dialog.getByText("That day has no deal").waitFor();
  await page.evaluate(() => void (location.hash = "#day=nonsense"));
  await dialog.getByText("The link names no day of the calendar").waitFor();
});
