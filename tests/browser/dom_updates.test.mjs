// The number of nodes that a change mutates, and of elements that it restyles.

import assert from "node:assert/strict";
import { test } from "./harness.mjs";
import { deckOf } from "./lib/decks.mjs";
import { observation, open, play, redeal, settings, WITH_MOTION } from "./lib/game.mjs";
import { dealMoving } from "./lib/motion.mjs";
import { openScreen } from "./lib/screens.mjs";
import { storeFirst } from "./lib/storage.mjs";
import { card, CARD_CORNER } from "./lib/table.mjs";
import { traceTasks } from "./lib/trace.mjs";

/** Waits until the hidden cards that are used to read images are gone. */
const imagesRead = (page) => page.waitForFunction(() => performance.now() > 1_000 && !document.querySelector(".card.reader"));

test.describe(() => {
  test.use(WITH_MOTION);

  test("selecting a card changes only the card and the buttons", async ({ page, url }) => {
    // A tip of the coach may come with the selection.
    await storeFirst(page, url, "settings", '{"greeted":true}');
    await dealMoving(page, url, { motion: "off" });
    await play(page, "draw");
    await imagesRead(page);
    await page.evaluate(() => {
      window.touched = [];
      const name = (node) => node.nodeType === 1 ? `${node.tagName.toLowerCase()}.${node.className.baseVal ?? node.className}` : `text in ${name(node.parentElement)}`;
      // The hidden cards from which images are read come and go by themselves.
      const isReader = (node) => Boolean(node.classList?.contains("reader"));
      const isOfReader = ({ target, addedNodes, removedNodes }) => isReader(target) || [...addedNodes, ...removedNodes].some(isReader);
      const list = (all) => all.filter((one) => !isOfReader(one)).map((one) => `${one.type} ${one.attributeName ?? ""} ${name(one.target)}`);
      new MutationObserver((all) => window.touched.push(...list(all)))
        .observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    });
    await card(page, "9s").click({ position: CARD_CORNER });
    await page.waitForTimeout(50);
    const touched = await page.evaluate(() => window.touched);
    console.log(`    mutations for one selected card: ${touched.length}\n      ${touched.join("\n      ")}`);
    assert.ok(touched.length > 0 && touched.length <= 16, `${touched.length} mutations`);
    assert.equal(touched.filter((one) => /card/.test(one) && !/aria-selected|aria-description|title|tabindex/.test(one)).length, 0, "no card is rendered again");
  });

  test("a discard of another player changes only the pile, the seats, the texts and the buttons", async ({ page, url }) => {
    await open(page, url);
    await settings(page, { motion: "off" });
    const hands = ["Ks Kh Kd As Ah Qs Js 9s 8c 7d 6h", "4s 5h 6c 7h 8d 9c Td Jc Qd Kc Ac"];
    await redeal(page, { rules: "classic", dealer: 3, deck: deckOf({ hands, up: "4c", stock: "Qc 6d" }), pace: "slow" });
    await play(page, "draw");
    await page.keyboard.press("g");
    await play(page, "discard 6h");
    const step = page.getByRole("button", { name: "One step" });
    await step.click();
    await page.waitForTimeout(300);
    await imagesRead(page);
    await page.evaluate(() => {
      window.touched = [];
      const place = (node) => {
        const element = node.nodeType === 1 ? node : node.parentElement;
        const within = element?.closest("#hand > .card, #hand, .melds, .seat, .whose-turn, .pile, .stock, .message, #live, .action-bar, .toolbar, .column, .player-area, .table-area, .app, html");
        return within ? within.id || within.classList[0] || within.tagName : "nowhere";
      };
      new MutationObserver((all) => window.touched.push(...all.map((one) => place(one.target))))
        .observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    });
    await step.click();
    await page.waitForTimeout(300);
    const touched = await page.evaluate(() => window.touched);
    const counts = {};
    for (const place of touched) counts[place] = (counts[place] ?? 0) + 1;
    console.log(`    mutations for a discard: ${JSON.stringify(counts)}`);
    assert.equal((await observation(page)).pile.length, 3);
    // In the toolbar undo ends, and a tip may come into its row.
    const allowed = new Set(["toolbar", "app", "seat", "whose-turn", "pile", "column", "message", "live", "action-bar"]);
    assert.deepEqual(Object.keys(counts).filter((place) => !allowed.has(place)), []);
    assert.ok(touched.length <= 40, `${touched.length}`);
  });
});

/** The number of elements that are restyled in these tasks. */
const styledIn = (tasks) =>
  tasks
    .flatMap((task) => task.parts)
    .filter((part) => part.name === "UpdateLayoutTree")
    .reduce((sum, part) => sum + (part.args.elementCount ?? 0), 0);

test("another meld does not restyle what is in the cards of the others", async ({ browser, page, url }) => {
  await openScreen(page, url, "ten melds");
  await imagesRead(page);
  const tasks = await traceTasks(browser, page, () =>
    page.evaluate(() => {
      const melds = document.querySelector(".zone.we .meld-grid");
      for (const row of ["--l1", "--l2", "--l3", "--l4"]) melds.style.setProperty(row, Number(melds.style.getPropertyValue(row)) + 1.7);
      return melds.offsetWidth;
    }),
  );
  const styled = styledIn(tasks);
  const [melds, cards] = await Promise.all([".meld", ".meld .card"].map((name) => page.locator(`.zone.we ${name}`).count()));
  console.log(`    ${melds} melds of ${cards} cards: ${styled} elements have a new style`);
  // The meld, its fan, its caption, a few elements of canastas, and the cards: they inherit the size, and what is in them does not.
  assert.ok(melds >= 10 && styled >= melds && styled < 5 * melds + cards, `${styled} for ${melds} melds of ${cards} cards`);
});

test("another card does not restyle the others of its row", async ({ browser, page, url }) => {
  await openScreen(page, url, "ten melds");
  await imagesRead(page);
  for (const row of ["#hand", ".meld > .fan"]) {
    const number = await page.locator(row).first().locator("> .card").count();
    const counts = [];
    for (let time = 0; time < 3; time += 1) {
      const tasks = await traceTasks(browser, page, () =>
        page.evaluate((row) => {
          const cards = document.querySelector(row);
          cards.prepend(cards.firstElementChild.cloneNode(true));
          return cards.offsetWidth;
        }, row),
      );
      counts.push(styledIn(tasks));
    }
    // Whatever else happens in the page meanwhile adds to a count, and nothing takes from it.
    const styled = Math.min(...counts);
    // The new card, the former first card, and their container.
    assert.ok(number >= 3 && styled >= 1 && styled <= 3, `${row}: ${styled} for ${number} cards`);
  }
});

test("nodes of an extension and of a translator leave nothing stale and nothing doubled", async ({ page, url }) => {
  await dealMoving(page, url, { motion: "off" });
  const labels = () => page.locator(".action-bar button").evaluateAll((all) => all.map((button) => button.textContent));
  await page.evaluate(() => {
    for (const place of [".action-bar", "#app", "#hand"]) {
      const foreign = document.createElement("div");
      foreign.className = "foreign";
      document.querySelector(place).prepend(foreign);
    }
    // A translator puts its own element in the place of a text.
    for (const button of document.querySelectorAll(".action-bar button")) {
      const text = [...button.childNodes].find((child) => child.nodeType === Node.TEXT_NODE);
      if (!text) continue;
      const font = document.createElement("font");
      font.textContent = "Übersetzt";
      text.replaceWith(font);
    }
  });
  await play(page, "draw");
  const changed = await labels();
  await page.evaluate(() => {
    for (const foreign of document.querySelectorAll(".foreign")) foreign.remove();
  });
  assert.equal(changed.filter((label) => /Draw/.test(label)).length, 0, `${changed}: the old button is gone`);
  assert.equal(new Set(changed).size, changed.length, `${changed}: no button twice`);
  const cards = await page.locator("#hand > .card").count();
  assert.equal(cards, (await observation(page)).hand.length, "every card once");
});
