// TV mode: everything can be used with arrows and Enter alone, and read from a distance.

import assert from "node:assert/strict";
import { test } from "./harness.mjs";
import { deckOf, MIXED_GAME, OUT_AT_ONCE } from "./lib/decks.mjs";
import { longOrShort } from "./lib/extent.mjs";
import { groupHead } from "./lib/settings.mjs";
import { deal, linesOf, observation, play, record, waitForTurn } from "./lib/game.mjs";
import { choosePlainAction } from "./lib/player.mjs";
import { openScreen } from "./lib/screens.mjs";
import { actionButton, card, dialog, pressKeys, selected } from "./lib/table.mjs";
import { activate, moveFocusTo, playWithRemote } from "./lib/tv_remote.mjs";

const TV = { viewport: { width: 1920, height: 1080 } };

/** Plays the current hand to its end. Adds to the counts of what was done. */
async function playHand(page, done) {
  for (;;) {
    await waitForTurn(page);
    const action = await page.evaluate(choosePlainAction);
    if (action === null) return;
    const before = await record(page);
    await playWithRemote(page, action);
    assert.notEqual(await record(page), before, `${action}: nothing came of it`);
    const verb = action.split(" ")[0];
    done[verb] = (done[verb] ?? 0) + 1;
  }
}

const waitUntilClosed = (page) => page.getByRole("dialog").waitFor({ state: "detached" });

test.describe(() => {
  test.use(TV);
  test.describe.configure({ timeout: 400_000 });

  test("TV mode: a match of several hands and its dialogs can be played with arrows and Enter alone", async ({ page, url }) => {
    // The first hand is one turn, after which the score is near the target. By night both are as at the table.
    const match = longOrShort({ set: { target: 4000 }, seed: 7 }, { set: { target: 900 }, deck: OUT_AT_ONCE.deck, seed: 7 });
    await deal(page, url, { rules: "classic", dealer: 3, pace: "instant", ...match });
    await page.evaluate(() => window.canasta.settings({ tv: true }));
    const done = {};
    let hands = 0;
    for (; hands < 20; hands += 1) {
      await playHand(page, done);
      const pad = page.getByRole("dialog");
      await pad.waitFor();
      if ((await pad.getByRole("button", { name: "New match" }).count()) > 0) break;
      if (hands === 0) {
        // Back to the table, a setting that applies at once, and the score pad again.
        await activate(page, pad.getByRole("button", { name: "Look at the table" }));
        await waitUntilClosed(page);
        await activate(page, page.getByRole("button", { name: "Settings", exact: true }));
        const settings = dialog(page, "Settings");
        await activate(page, groupHead(page, "Cards and table"));
        await activate(page, settings.getByRole("radiogroup", { name: "Theme" }).getByRole("radio", { name: "Dark" }));
        assert.equal(await page.evaluate(() => document.documentElement.dataset.theme), "dark");
        await activate(page, settings.getByRole("switch", { name: /^Large print/ }));
        assert.ok(await settings.getByRole("switch", { name: /^Large print/ }).isChecked());
        await activate(page, settings.getByRole("button", { name: "Done" }));
        await waitUntilClosed(page);
        await activate(page, page.getByRole("button", { name: "Score pad", exact: true }));
      }
      await activate(page, page.getByRole("dialog").getByRole("button", { name: "Next hand" }));
      await waitUntilClosed(page);
    }
    // The hands after the first are random: two may be enough.
    assert.ok(hands >= 1, "several hands");
    assert.equal(linesOf(await record(page), "end").length, hands + 1);
    assert.ok(done.draw > 2 && done.discard > 2 && done.meld > 1, JSON.stringify(done));
    console.log(`    ${hands + 1} hands: ${JSON.stringify(done)}`);
    const end = page.getByRole("dialog");
    await activate(page, end.getByRole("button", { name: "New match" }));
    await waitUntilClosed(page);
    assert.equal((await observation(page)).ended, null);
  });

  test("TV mode: the dialogs of the menu and the house rules can be used with arrows and Enter alone", async ({ page, url }) => {
    await deal(page, url, { rules: "classic", seed: 3, dealer: 3, pace: "instant" });
    await page.evaluate(() => window.canasta.settings({ tv: true }));
    const menu = async (name) => {
      await activate(page, page.getByRole("button", { name: "Menu" }));
      await activate(page, page.getByRole("menuitem", { name, exact: true }));
    };
    for (const [item, title] of [["Rules", "Rules"], ["Hand history", "Hand history"], ["Keys", "Keys"], ["Export and import…", "Export and import"], ["About", "About"]]) {
      const inMenu = ["Rules", "Hand history"].includes(item);
      await menu(inMenu ? item : "More…");
      if (!inMenu) await activate(page, dialog(page, "More").getByRole("button", { name: item }));
      await activate(page, dialog(page, title).getByRole("button", { name: "Done" }));
      await waitUntilClosed(page);
    }
    await menu("New game…");
    await activate(page, dialog(page, "New game").getByRole("button", { name: "House rules…" }));
    const house = dialog(page, "House rules");
    await house.waitFor();
    const group = house.locator("details", { has: page.locator("summary", { hasText: /^Opening/ }) }).first();
    await activate(page, group.locator("summary").first());
    const rule = group.getByRole("switch").first();
    const was = await rule.isChecked();
    await activate(page, rule);
    assert.equal(await rule.isChecked(), !was);
    await activate(page, house.getByRole("button", { name: "Done" }));
    await house.waitFor({ state: "detached" });
    await activate(page, page.getByRole("dialog").getByRole("button", { name: "Cancel" }));
    await waitUntilClosed(page);
  });

  test("TV mode: everything is inside the safe margin, and no type is small", async ({ page, url }) => {
    await deal(page, url, { rules: "classic", dealer: 3, deck: deckOf({ hands: ["As Ah Ad Kh Kd Ks Qs 9s 8c 7d 6h"], up: "2c 4d", stock: "5h" }) });
    await page.evaluate(() => window.canasta.settings({ tv: true }));
    await play(page, "draw", "meld As Ah Ad");
    await page.locator(".coach p").waitFor();
    for (const viewport of [{ width: 1280, height: 720 }, { width: 1920, height: 1080 }]) {
      await page.setViewportSize(viewport);
      const found = await page.evaluate(() => {
        const margin = innerHeight * 0.025;
        const wrong = [];
        for (const el of document.querySelectorAll("#app button:not(.skip), #app .seat-label, #app .telling, #app .own-prompt, #app .caption, #app .change-tag, #app .banner, #app .card, #app .score, #app .action b, #app .zone-title, #app .practice, #app small, #app .note, #app .coach p")) {
          if (!el.checkVisibility()) continue;
          const box = el.getBoundingClientRect();
          if (box.width === 0) continue;
          if (box.left < margin || box.top < margin || box.right > innerWidth - margin || box.bottom > innerHeight - margin) wrong.push(`outside: ${el.className} ${el.textContent.slice(0, 20)}`);
          // A letter can be read at three metres if its line is a fortieth of the height of the screen: 28 of 1080 pixels.
          // Messages and buttons are larger.
          const size = parseFloat(getComputedStyle(el).fontSize);
          const least = el.matches(".action b, .telling") ? innerHeight / 30 : innerHeight / 38.6;
          if (!el.matches(".card, .icon-button") && el.textContent.trim() && size < least) wrong.push(`${size} px: ${el.className} ${el.textContent.slice(0, 20)}`);
        }
        return [...new Set(wrong)].slice(0, 8);
      });
      assert.deepEqual(found, []);
    }
  });
});

test.describe(() => {
  test.use({ viewport: { width: 1920, height: 1080 } });

  test("TV mode: a turn, the menu and a dialog can be used with arrows and Enter alone", async ({ page, url }) => {
    await deal(page, url, { ...MIXED_GAME, pace: "instant" });
    await page.evaluate(() => window.canasta.settings({ tv: true }));
    await pressKeys(page, "ArrowDown");
    assert.notEqual(await page.evaluate(() => document.activeElement.tagName), "BODY");

    const go = async (locator) => {
      await moveFocusTo(page, locator);
      await pressKeys(page, "Enter");
    };
    await go(page.getByRole("button", { name: /^Stock, .*Draw$/ }));
    assert.equal((await observation(page)).phase, "play");
    for (const name of ["As", "Ah", "Ad"]) await go(card(page, name));
    assert.deepEqual((await selected(page)).sort(), ["Ad", "Ah", "As"]);
    await go(actionButton(page, /^Lay/));
    assert.equal((await observation(page)).melds[0].length, 1);
    await go(card(page, "Ac"));
    await go(page.getByRole("button", { name: "Add an ace to the aces" }));
    assert.equal((await observation(page)).melds[0][0].length, 4);
    await go(card(page, "9s"));
    await go(page.getByRole("button", { name: /^Pile, .*Discard here$/ }));
    assert.match(await record(page), /^# 0 discard 9s$/m);
    await waitForTurn(page);

    // The menu and a dialog with every kind of control, and back to the table.
    await go(page.getByRole("button", { name: "Menu" }));
    await pressKeys(page, "ArrowLeft");
    await page.getByRole("menuitem", { name: "More…" }).waitFor({ state: "hidden" });
    await go(page.getByRole("button", { name: "Menu" }));
    await go(page.getByRole("menuitem", { name: "New game…" }));
    const chooser = page.getByRole("dialog", { name: "New game" });
    await go(chooser.getByRole("radiogroup", { name: "Players" }).getByRole("radio", { name: "2" }));
    await go(chooser.getByRole("radio", { name: /^Duel/ }));
    assert.ok(await chooser.getByRole("radio", { name: /^Duel/ }).isChecked());
    const target = chooser.getByRole("combobox", { name: "Play to" });
    const before = await target.inputValue();
    await go(target);
    assert.notEqual(await target.inputValue(), before);
    await go(chooser.getByRole("button", { name: "Deal" }));
    // The current game would end, so the page asks first.
    await go(page.getByRole("dialog", { name: "Deal a new game?" }).getByRole("button", { name: "Deal" }));
    await page.getByRole("dialog").waitFor({ state: "detached" });
    assert.equal((await observation(page)).hand_counts.length, 2);
  });
});

test.describe(() => {
  test.use({ viewport: { width: 1280, height: 720 } });

  test("TV mode: the arrows reach every field of the house rules and the text to import", async ({ page, url }) => {
    test.setTimeout(240_000);
    await openScreen(page, url, "house", { tv: true });
    for (const score of ["1,500", "3,000"]) await activate(page, page.getByRole("textbox", { name: `Opening minimum, from ${score}` }));
    await openScreen(page, url, "files", { tv: true });
    await activate(page, page.getByRole("textbox", { name: "Pasted record or settings" }));
  });
});
