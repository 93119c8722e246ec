// The program stops in the middle of something: the page says so, and the game can be saved.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { test } from "./harness.mjs";
import { observation, open, play, ready, record, waitForTurn } from "./lib/game.mjs";
import { choosePlainAction, dealMidHand } from "./lib/player.mjs";
import { keyOf, stored, storedNames } from "./lib/storage.mjs";

const AXE = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const fault = (page) => page.getByRole("dialog", { name: "The game has stopped" });
const buttons = (page) => fault(page).getByRole("button").allInnerTexts();
const ALL = ["Reload", "Save my game as a file", "Start without it"];

/** Breaks a step of the start, while there is a saved game. */
const breakStart = (game) => {
  const listen = EventTarget.prototype.addEventListener;
  EventTarget.prototype.addEventListener = function (type, ...others) {
    if (type === "storage" && localStorage.getItem(game) !== null) throw new Error("broken for a test");
    return listen.call(this, type, ...others);
  };
};

test.describe(() => {
  test.use({ expectErrors: /unreachable/ });

  test("a trap in mid-game offers to reload, and the game goes on", async ({ page, url }) => {
    await dealMidHand(page, url, 21);
    const before = await record(page);
    await page.evaluate(() => setTimeout(() => { throw new WebAssembly.RuntimeError("unreachable"); }));
    await fault(page).waitFor();
    assert.deepEqual(await buttons(page), ALL);
    assert.match(await fault(page).innerText(), /Something went wrong in the program\. Your game is saved on this device\..*RuntimeError: unreachable/s);
    await page.evaluate(AXE);
    assert.deepEqual(await page.evaluate(() => window.axe.run(document.getElementById("fault")).then(({ violations }) => violations.map(({ id }) => id))), []);
    assert.equal(await page.evaluate(() => document.activeElement.textContent), "Reload");
    await page.keyboard.press("Escape");
    assert.ok(await fault(page).isVisible(), "nothing behind it works, so it stays");
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => !document.getElementById("fault"));
    await ready(page);
    assert.equal(await record(page), before);
  });
});

test.describe(() => {
  test.use({ expectErrors: /broken for a test|unwrap_throw|already|unreachable|recursive/ });

  test("an exception while the page is drawn is shown, and the saved game opens elsewhere", async ({ page, newPage, url }) => {
    await dealMidHand(page, url, 21);
    await page.evaluate(() => {
      // The program takes for granted that these never throw.
      for (const prototype of [Document.prototype, Element.prototype, Node.prototype]) {
        for (const name of ["createTextNode", "getBoundingClientRect", "contains", "cloneNode"]) {
          if (!Object.hasOwn(prototype, name)) continue;
          prototype[name] = () => {
            throw new Error("broken for a test");
          };
        }
      }
    });
    await page.evaluate(choosePlainAction).then((action) => page.evaluate((action) => {
      setTimeout(() => window.canasta.play(action));
    }, action));
    await fault(page).waitFor();
    const downloads = page.waitForEvent("download");
    await fault(page).getByRole("button", { name: "Save my game as a file" }).click();
    const download = await downloads;
    assert.equal(download.suggestedFilename(), "canasta-game.txt");
    const text = await readFile(await download.path(), "utf8");
    assert.equal(text, await stored(page, "game"));

    const other = await newPage();
    await open(other, url);
    await other.keyboard.press("X");
    await other.locator("#import").fill(text);
    await other.getByRole("dialog").getByRole("button", { name: "Open", exact: true }).click();
    await waitForTurn(other);
    assert.ok((await observation(other)).hand.length > 0);
  });
});

test.describe(() => {
  test.use({ expectErrors: /unwrap_throw/ });

  test("a saved game that always stops the start locks nobody out", async ({ page, url }) => {
    await dealMidHand(page, url, 21);
    const game = await stored(page, "game");
    await page.addInitScript(breakStart, keyOf(url, "game"));
    for (const again of [false, true]) {
      await page.reload();
      await fault(page).waitFor();
      assert.deepEqual(await buttons(page), ALL, `again: ${again}`);
    }
    await fault(page).getByRole("button", { name: "Start without it" }).click();
    await ready(page);
    assert.equal(await observation(page), null);
    assert.deepEqual([await stored(page, "game"), await stored(page, "damaged.1")], [null, game]);
    // It can be opened by a version without the fault.
    await page.getByRole("alert").getByText("A game that was set aside can be read now.").waitFor();
  });

  test("where there is no room to set the game aside, it becomes a file before the start", async ({ page, url }) => {
    await dealMidHand(page, url, 21);
    const game = await stored(page, "game");
    await page.addInitScript((game) => {
      if (localStorage.getItem(game) === null) return;
      Storage.prototype.setItem = () => {
        throw new DOMException("The quota is exceeded.", "QuotaExceededError");
      };
    }, keyOf(url, "game"));
    await page.addInitScript(breakStart, keyOf(url, "game"));
    await page.reload();
    const downloads = page.waitForEvent("download");
    await fault(page).getByRole("button", { name: "Start without it" }).click();
    assert.equal(await readFile(await (await downloads).path(), "utf8"), game);
    await ready(page);
    assert.equal(await observation(page), null);
  });

  test("settings that stop the start are set aside when there is no game", async ({ page, url }) => {
    await open(page, url);
    await page.evaluate(() => window.canasta.settings({ theme: "dark" }));
    const settings = await stored(page, "settings");
    await page.addInitScript((settings) => {
      const listen = EventTarget.prototype.addEventListener;
      EventTarget.prototype.addEventListener = function (type, ...others) {
        if (type === "storage" && localStorage.getItem(settings)?.includes("dark")) throw new Error("broken for a test");
        return listen.call(this, type, ...others);
      };
    }, keyOf(url, "settings"));
    await page.reload();
    await fault(page).waitFor();
    assert.deepEqual(await buttons(page), ["Reload", "Start without it"]);
    await fault(page).getByRole("button", { name: "Start without it" }).click();
    await ready(page);
    const names = (await storedNames(page)).filter((name) => name.startsWith("damaged."));
    const kept = await Promise.all(names.map((name) => stored(page, name)));
    assert.ok(kept.includes(settings));
  });
});

test.describe(() => {
  test.use({ expectErrors: /not the game's/ });

  test("an error of another script stops nothing", async ({ page, url }) => {
    await dealMidHand(page, url, 21);
    await page.evaluate(() => {
      setTimeout(() => { throw new Error("not the game's"); });
      Promise.reject(new TypeError("not the game's either"));
    });
    await page.waitForTimeout(200);
    assert.equal(await fault(page).count(), 0);
    await page.evaluate(choosePlainAction).then((action) => play(page, action));
  });
});

test.describe(() => {
  test.use({ expectErrors: /broken for a test|unwrap_throw|already|unreachable|recursive/ });

  test("a start in which every call of the document fails leaves no blank page", async ({ page, url }) => {
    await dealMidHand(page, url, 21);
    for (const early of [true, false]) {
      await page.addInitScript((early) => {
        const breakAll = () => {
          for (const { prototype } of [Document, Element, HTMLElement, Node, HTMLDialogElement, DOMTokenList]) {
            for (const [name, { value }] of Object.entries(Object.getOwnPropertyDescriptors(prototype))) {
              if (typeof value !== "function" || name === "constructor") continue;
              prototype[name] = () => {
                throw new Error("broken for a test");
              };
            }
          }
        };
        if (early) breakAll();
        else addEventListener("DOMContentLoaded", breakAll);
      }, early);
      await page.reload();
      await page.waitForFunction(() => /The game has stopped|could not be loaded/.test(document.body.innerText));
    }
  });
});

test.describe(() => {
  test.use({ expectErrors: /broken for a test/ });

  test("a dialog or a table that cannot be described is said to be so, and everything else goes on", async ({ page, url }) => {
    await dealMidHand(page, url, 21);
    // Each description of the page is called from outside, so that it can fail by itself.
    await page.evaluate(() => {
      const { call } = Function.prototype;
      window.failing = 0;
      Function.prototype.call = function (...given) {
        if (window.failing > 0 && given.length === 1 && given[0] === null) {
          window.failing -= 1;
          throw new Error("broken for a test");
        }
        return Reflect.apply(call, this, given);
      };
    });
    const failNext = (parts) => page.evaluate((parts) => (window.failing = parts), parts);
    const failed = page.getByRole("dialog", { name: "This cannot be shown" });
    await failNext(1);
    await page.keyboard.press("?");
    await failed.waitFor();
    await failed.getByRole("button", { name: "Done" }).click();
    await failed.waitFor({ state: "detached" });

    const before = await record(page);
    await failNext(2);
    await page.evaluate(choosePlainAction).then((action) => page.evaluate((action) => setTimeout(() => window.canasta.play(action)), action));
    await page.getByRole("alert").getByText("Something that this page is about is damaged.").waitFor();
    assert.equal(await page.locator("#hand").count(), 0);
    assert.notEqual(await record(page), before, "the game goes on");
    await page.getByRole("main").getByRole("button", { name: "Library…" }).click();
    await page.getByRole("dialog", { name: "Library" }).getByText("On the table").waitFor();
    // What is shown next can be shown.
    await page.keyboard.press("Escape");
    await page.locator("#hand").waitFor();
    assert.equal(await fault(page).count(), 0);
    await page.reload();
    await ready(page);
    await waitForTurn(page);
  });
});
