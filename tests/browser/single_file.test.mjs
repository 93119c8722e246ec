// The single-file page, opened from the disk.

import assert from "node:assert/strict";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { PHONE, test } from "./harness.mjs";
import { deal, observation, open, ready, record } from "./lib/game.mjs";
import { playUntil } from "./lib/player.mjs";
import { fromMenu } from "./lib/screens.mjs";
import { MASTER_GAME } from "./lib/workers.mjs";

/** Saves the single-file page alone in a folder, and calls `then` with its address. */
async function withSavedFile(url, then) {
  const folder = await mkdtemp(path.join(tmpdir(), "canasta one file "));
  try {
    const file = path.join(folder, "canasta.html");
    await writeFile(file, Buffer.from(await (await fetch(`${url}canasta.html`)).arrayBuffer()));
    await then(pathToFileURL(file).href);
  } finally {
    await rm(folder, { recursive: true });
  }
}

for (const [device, options] of [["a desktop", {}], ["a phone", { viewport: PHONE, hasTouch: true }]]) {
  test.describe(() => {
    test.use(options);

    test(`the single-file page plays a hand from the disk and saves it, on ${device}`, async ({ page, url }) => {
      test.setTimeout(240_000);
      await withSavedFile(url, async (file) => {
        const asked = [];
        page.on("request", (request) => asked.push(request.url()));
        await page.addInitScript(() => {
          window.refused = [];
          addEventListener("securitypolicyviolation", (event) => window.refused.push(event.effectiveDirective));
        });
        await deal(page, file, MASTER_GAME);
        await page.evaluate(() => window.canasta.settings({ patience: "short" }));
        const half = await playUntil(page, () => window.canasta.observation().melds[0].length > 0 || window.canasta.observation().ended);
        assert.ok(half);
        const before = await record(page);
        await page.reload();
        await ready(page);
        assert.equal(await record(page), before, "the game is saved");
        await playUntil(page, () => window.canasta.observation().ended !== null);
        assert.notEqual((await observation(page)).ended, null);
        assert.equal(page.workers().length, 1, "the bot thinks in its worker");
        assert.equal(await page.getByRole("alert").filter({ hasText: /quick rules/ }).count(), 0);
        for (const faces of ["c-", "l-"]) assert.equal(await page.evaluate((faces) => document.getElementById("drawings").content.querySelectorAll(`[id^="${faces}"]`).length, faces), 53, "the drawings are there");
        assert.deepEqual(await page.evaluate(() => window.refused), []);
        const others = asked.filter((address) => address !== file && !/^(blob|data):/.test(address));
        assert.deepEqual(others, [], "nothing else is asked for");
      });
    });
  });
}

test("the single-file page has the licences in it", async ({ page, context, url }) => {
  await withSavedFile(url, async (file) => {
    await deal(page, file, { rules: "duel", seed: 5 });
    await fromMenu(page, "About");
    const link = page.getByRole("link", { name: /^Licences/ });
    for (const press of [() => link.click(), async () => (await link.focus(), page.keyboard.press("Enter"))]) {
      const [other] = await Promise.all([context.waitForEvent("page"), press()]);
      await other.waitForLoadState();
      assert.equal(await other.evaluate(() => document.body.innerText.trim()), (await (await fetch(`${url}licences.txt`)).text()).trim());
      await other.close();
    }
  });
});

test("the single-file page looks like the hosted page", async ({ page, newPage, url }) => {
  await withSavedFile(url, async (file) => {
    const other = await newPage();
    await open(page, url);
    await open(other, file);
    const look = (page) => page.evaluate(() => {
      const parts = [...document.querySelectorAll("#app *")].filter((part) => !part.closest(".hash"));
      return parts.map((part) => {
        const { x, y, width, height } = part.getBoundingClientRect();
        const { color, fontSize, backgroundColor } = getComputedStyle(part);
        return [part.localName, x, y, width, height, color, fontSize, backgroundColor].join(" ");
      });
    });
    assert.deepEqual(await look(other), await look(page));
  });
});

test("the single-file page plays from a server too, whatever encoding the server names", async ({ page, url }) => {
  await deal(page, `${url}canasta.html`, { rules: "classic-two", seats: ["You", "beginner"], seed: 5, dealer: 0 });
  const types = await page.evaluate(async () => (await fetch(location.href)).headers.get("content-type"));
  console.log(`    ${types}, read as ${await page.evaluate(() => document.characterSet)}`);
  assert.ok(await playUntil(page, () => window.canasta.observation().melds[0].length > 0 || window.canasta.observation().ended !== null));
});

test.describe(() => {
  test.use({ expectErrors: /CORS|ERR_FAILED|ERR_FILE_NOT_FOUND/ });

  test("the hosted page, opened from a disk, leads to the single-file page beside it", async ({ page, url }) => {
    await withSavedFile(url, async (file) => {
      const beside = new URL("index.html", file);
      await writeFile(beside, Buffer.from(await (await fetch(url)).arrayBuffer()));
      await page.goto(beside.href);
      await page.waitForURL(file);
      await ready(page);
    });
  });
});
