// Rules of real tables, entered into the dialog on a phone from the words alone: each deals, can be read, sent and opened elsewhere.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "./harness.mjs";
import { violations } from "./lib/axe.mjs";
import { open, ready, record, redeal } from "./lib/game.mjs";
import { fromMenu } from "./lib/screens.mjs";
import { dialog } from "./lib/table.mjs";

const house = (page) => dialog(page, "House rules");
const chooser = (page) => dialog(page, "New game");

async function openHouse(page, game) {
  await page.getByRole("button", { name: /^Choose the game/ }).click();
  await chooser(page).getByRole("button", { name: "House rules…" }).click();
  await house(page).waitFor();
  await house(page).getByRole("combobox", { name: "Start from" }).selectOption({ label: game });
}

/** Finds a rule by words, and gives its row. */
async function find(page, words, name) {
  await house(page).getByRole("searchbox", { name: "Search the rules" }).fill(words);
  const row = house(page).locator(".rule").filter({ has: page.locator(".label", { hasText: new RegExp(`^${name.replace("?", "\\?")}`) }) });
  await row.waitFor();
  return row;
}

async function number(page, words, rule, value, field = rule) {
  const row = await find(page, words, rule);
  const box = row.getByRole("textbox", { name: field, exact: true });
  await box.fill(String(value));
  await box.blur();
}

const press = async (page, words, rule, role, name) => (await find(page, words, rule)).getByRole(role, { name }).click();
const choose = async (page, words, rule, value) => (await find(page, words, rule)).getByRole("combobox").selectOption({ label: value });

const code = (page) => house(page).getByRole("textbox", { name: "Code for these rules" }).inputValue();

/** Deals, and cuts where the person is to cut. */
async function dealAndCut(page) {
  await chooser(page).getByRole("button", { name: "Deal" }).click();
  await page.waitForFunction(() => window.canasta.observation() !== null || document.querySelector("dialog[data-dialog=cut]"));
  const cut = page.locator("dialog[data-dialog=cut]").getByRole("button", { name: "Cut here" });
  if (await cut.count()) await cut.click();
  await page.waitForFunction(() => window.canasta.observation() !== null);
}

/** The rules are dealt, and another device that opens their link plays the same. */
async function playAndSend(page, url, newPage, wanted) {
  const link = `${url}#rules=${await code(page)}`;
  await house(page).getByRole("button", { name: "Done" }).click();
  await dealAndCut(page);
  const rules = /^rules (\S+) (.*)$/m.exec(await record(page));
  assert.deepEqual([rules[1], JSON.parse(rules[2])], wanted);
  const other = await newPage();
  await other.goto(link);
  await ready(other);
  await chooser(other).getByText("The rules of the code are now chosen.").waitFor();
  await dealAndCut(other);
  assert.equal(/^rules .*$/m.exec(await record(other))[0], rules[0]);
}

test.describe(() => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("a family's Hand and Foot is entered on a phone, played and sent", async ({ page, url, newPage }) => {
    test.setTimeout(120_000);
    await open(page, url);
    await openHouse(page, "Hand and Foot");
    await number(page, "packs", "Packs of 52 cards", 6);
    await number(page, "cards dealt", "Cards dealt to each player", 13);
    await number(page, "foot", "Cards of the foot", 13);
    await number(page, "taken from the pile", "Most cards taken from the pile", 5);
    await choose(page, "wilds alone", "Wilds alone are a meld", "Yes");
    await (await find(page, "wilds alone", "Wilds alone are a meld")).getByText("score no bonus").waitFor();
    await number(page, "other canastas", "Other canastas", 1500, "Other canastas: Canastas of wilds");
    assert.equal(await (await find(page, "wilds alone", "Wilds alone are a meld")).getByText("score no bonus").count(), 0);
    await number(page, "canastas needed", "Canastas needed to go out", 7);
    await number(page, "clean book", "Kinds of canastas among them", 3, "Kinds of canastas among them: Natural canastas");
    await number(page, "dirty book", "Kinds of canastas among them", 4, "Kinds of canastas among them: Mixed canastas");
    await number(page, "red three left", "A red three left in the hand", 300);
    await number(page, "naturals more", "Naturals more than wilds", 0);
    await press(page, "maximum wilds", "Maximum wilds in a meld", "checkbox", "No limit");
    const wanted = {
      packs: 6, hand_size: 13, foot_size: 13, pile_take: 5, wild_melds: true, canasta_bonuses: { wild: 1500 }, canastas_to_go_out: 7,
      canasta_kinds: { natural: 3, mixed: 4 }, red_three_held: 300, naturals_ahead: 0, max_wilds: null,
    };
    await playAndSend(page, url, newPage, ["hand-and-foot", sorted(wanted)]);
  });

  test("Samba with 150 from 5,000 is entered on a phone, played and sent", async ({ page, url, newPage }) => {
    await open(page, url);
    await openHouse(page, "Samba");
    await number(page, "go down", "Opening minimum", 5000, "Opening minimum 5: from this score");
    await number(page, "go down", "Opening minimum", 150, "Opening minimum, from 5,000");
    await house(page).getByRole("searchbox").fill("");
    await house(page).locator("summary").getByText("0, 1,500, 3,000, 5,000").waitFor();
    await playAndSend(page, url, newPage, ["samba", { opening_minimums: [15, 50, 90, 120, 150], opening_steps: [0, 1500, 3000, 5000] }]);
  });

  test("what contradicts itself offers the change that mends it", async ({ page, url }) => {
    await open(page, url);
    await openHouse(page, "Classic");
    await press(page, "players", "Players", "radio", "3");
    const row = await find(page, "may i go out", "“May I go out?”");
    await row.getByText("there is no partner to ask").waitFor();
    await row.getByRole("button", { name: "Set “May I go out?” to: No" }).click();
    assert.equal(await row.getByText("there is no partner to ask").count(), 0);
    assert.match(await code(page), /^[0-9A-Z-]{6,}$/);
  });

  test("a hand is tried, and the rules are as they were", async ({ page, url }) => {
    await open(page, url);
    await openHouse(page, "Samba");
    await number(page, "cards dealt", "Cards dealt to each player", 13);
    await house(page).getByRole("button", { name: "Try a hand" }).click();
    await house(page).waitFor({ state: "detached" });
    assert.match(await record(page), /^rules samba \{"hand_size":13,"target":null\}$/m);
    await page.keyboard.press("O");
    await house(page).waitFor();
    assert.equal(await house(page).getByRole("combobox", { name: "Start from" }).inputValue(), "samba");
    assert.equal(await (await find(page, "target", "Target score")).getByRole("textbox").inputValue(), "10000");
  });

  test("the dialog has no fault of accessibility, folded, open and searched", async ({ page, url }) => {
    test.setTimeout(120_000);
    await open(page, url);
    await openHouse(page, "Modern American");
    assert.deepEqual(await violations(page), []);
    await house(page).locator("details").evaluateAll((all) => all.forEach((one) => (one.open = true)));
    assert.deepEqual(await violations(page), []);
    await house(page).getByRole("searchbox").fill("canasta");
    await house(page).getByText(/rules found/).waitFor();
    assert.deepEqual(await violations(page), []);
  });
});

/** An object with its keys in order, as a record has them. */
function sorted(object) {
  return Object.fromEntries(Object.entries(object).sort(([one], [other]) => (one < other ? -1 : 1)));
}

const SETS = {
  "ar-portal-1": ["Classic", async (page) => {
    await number(page, "packs", "Packs of 52 cards", 3);
    await number(page, "canastas needed", "Canastas needed to go out", 3);
    await number(page, "clean", "Kinds of canastas among them", 2, "Kinds of canastas among them: Natural canastas");
    await number(page, "dirty", "Kinds of canastas among them", 1, "Kinds of canastas among them: Mixed canastas");
    await number(page, "wilds", "Maximum wilds in a meld", 2);
    await press(page, "rules of going out", "Rules of going out", "checkbox", "One goes out by a discard only.");
  }],
  "de-author-1": ["Classic", async (page) => {
    await number(page, "packs", "Packs of 52 cards", 4);
    await number(page, "jokers", "Jokers in each pack", 3);
    await number(page, "cards dealt", "Cards dealt to each player", 13);
    await press(page, "threes of one colour", "Threes of one colour", "checkbox", "No table");
    for (let more = 0; more < 4; more += 1) await press(page, "threes of one colour", "Threes of one colour", "button", "add one");
    for (const [at, total] of [100, 200, 300, 800, 1000, 1200, 1400, 1600].entries()) {
      await number(page, "threes of one colour", "Threes of one colour", total, `Threes of one colour: ${at + 1} three${at ? "s" : ""}`);
    }
    await choose(page, "wilds alone", "Wilds alone are a meld", "Yes");
    await number(page, "other canastas", "Other canastas", 1000, "Other canastas: Canastas of wilds");
  }],
  "es-club-1": ["Classic", async (page) => {
    await press(page, "threes and canastas", "Threes and canastas", "checkbox", "By whether it has melded");
    await number(page, "threes and canastas", "Threes and canastas", 1, "Threes and canastas: For, with canastas from");
    await number(page, "black three", "A black three left in the hand", 100);
    await number(page, "target", "Target score", 7000);
  }],
  "pl-portal-1": ["Classic", async (page) => {
    for (const from of ["from 3,000", "from 1,500", "from 0"]) await press(page, "go down", "Opening minimum", "button", `Opening minimum, ${from}: Remove`);
    await number(page, "go down", "Opening minimum", 80, "Opening minimum: Number 1");
    await press(page, "no more wilds", "No more wilds than naturals", "switch", "No more wilds than naturals");
  }],
  "us-association-1": ["Modern American", async (page) => {
    await choose(page, "opening minimum", "What picks the opening minimum", "By the number of the hand");
    await press(page, "hands of a match", "Hands of a match", "checkbox", "No limit");
    await number(page, "hands of a match", "Hands of a match", 3);
  }],
};

test.describe(() => {
  test.use({ viewport: { width: 360, height: 740 } });
  for (const [name, [game, enter]] of Object.entries(SETS)) {
    test(`the rules ${name} are entered on a phone, played and sent`, async ({ page, url, newPage }) => {
      test.setTimeout(120_000);
      const set = JSON.parse(await readFile(new URL(`../rule_sets/${name}.json`, import.meta.url), "utf8"));
      await open(page, url);
      await openHouse(page, game);
      await enter(page);
      await playAndSend(page, url, newPage, [set.preset, sorted(set.changes)]);
    });
  }
});

// Three tables as their players told them, set in the dialog from the words alone.
const TABLES = {
  "a family in Denmark": {
    game: "Classic",
    preset: "classic",
    async enter(page) {
      await number(page, "target", "Target score", 10000);
      await number(page, "red canasta", "Natural canasta", 700);
      await number(page, "black canasta", "Mixed canasta", 500);
      await number(page, "red three", "One red three", 200);
      await number(page, "count", "Values of cards", 15, "Values of cards: aces");
      await press(page, "no more wilds", "No more wilds than naturals", "switch", "No more wilds than naturals");
      await number(page, "more naturals", "Naturals more than wilds", 1);
      await number(page, "lift", "Lifting exactly the cards of the deal", 100);
      await number(page, "first turns", "First turns without laying cards", 1);
      await press(page, "opening", "Rules of the opening", "checkbox", /^A side that has not melded/);
      await press(page, "opening minimum", "Opening minimum", "button", "add one");
      await number(page, "opening minimum", "Opening minimum", 6000, "Opening minimum 5: from this score");
      await number(page, "opening minimum", "Opening minimum", 120, "Opening minimum, from 6,000");
      await (await find(page, "canasta in the opening", "Canasta in the opening")).getByRole("combobox", { name: "Canasta in the opening, from 6,000" }).selectOption({ label: "A canasta" });
    },
    wanted: {
      natural_canasta: 700, mixed_canasta: 500, red_three: 200, card_points: { A: 15 }, wilds_max_naturals: true, naturals_ahead: 1, cut_bonus: 100,
      closed_turns: 1, opening_rules: ["no-pile"], opening_minimums: [15, 50, 90, 120, 120], opening_steps: [0, 1500, 3000, 6000],
      opening_needs: ["", "", "", "", "canasta"], target: 10000,
    },
  },
  "a club in Czechia": {
    game: "Classic",
    preset: "classic",
    async enter(page) {
      await number(page, "cards dealt", "Cards dealt to each player", 13);
      await number(page, "target", "Target score", 10000);
      await choose(page, "cutter", "What the cutter keeps", "Wilds, and threes that are laid out, among the lowest three");
      await number(page, "pure canasta", "Natural canasta", 600);
      await choose(page, "wilds alone", "Wilds alone are a meld", "Yes");
      await number(page, "other canastas", "Other canastas", 1000, "Other canastas: Canastas of wilds");
      await press(page, "five", "Five people", "switch", /./);
    },
    wanted: { hand_size: 13, cut_keep: "three", natural_canasta: 600, wild_melds: true, canasta_bonuses: { wild: 1000 }, sit_out: true, target: 10000 },
  },
  "knee and foot in America": {
    game: "Hand and Foot",
    preset: "hand-and-foot",
    async enter(page) {
      await number(page, "packs", "Packs of 52 cards", 6);
      await number(page, "cards dealt", "Cards dealt to each player", 15);
      // The foot of the game becomes the first of the list.
      await press(page, "knee", "Several feet", "button", "add one");
      for (const [at, cards] of [13, 11].entries()) {
        const box = (await find(page, "knee", "Several feet")).getByRole("textbox").nth(at);
        await box.fill(String(cards));
        await box.blur();
      }
      await number(page, "lift", "Lifting exactly the cards of the deal", 100);
      await press(page, "turned", "Cards on which another is turned up", "checkbox", "Black threes");
      await press(page, "under the stock", "Such a card goes under the stock", "switch", /./);
      await press(page, "taken from the pile", "Most cards taken from the pile", "checkbox", "No limit");
      for (let more = 0; more < 7; more += 1) await press(page, "threes of one colour", "Threes of one colour", "button", "add one");
      for (const [at, total] of [100, 200, 300, 400, 500, 600, 1000].entries()) {
        await number(page, "threes of one colour", "Threes of one colour", total, `Threes of one colour: ${at + 1} three${at ? "s" : ""}`);
      }
      await press(page, "replaced", "Threes of the foot are replaced", "switch", /./);
      await press(page, "rules of going out", "Rules of going out", "checkbox", /foot/);
    },
    wanted: {
      packs: 6, hand_size: 15, foot_size: 0, feet: [13, 11], foot_threes_replaced: false, cut_bonus: 100, turn_up_again: ["wild", "red-three", "black-three"],
      turn_up_back: true, pile_take: null, threes_table: [100, 200, 300, 400, 500, 600, 1000], out_rules: ["partners-foot"],
    },
  },
};

test.describe(() => {
  test.use({ viewport: { width: 360, height: 740 } });
  for (const [name, { game, preset, enter, wanted }] of Object.entries(TABLES)) {
    test(`${name}: entered on a phone, found again under a name, played, sent and counted`, async ({ page, url, newPage }) => {
      test.setTimeout(180_000);
      await open(page, url);
      await openHouse(page, game);
      await enter(page);
      await house(page).getByRole("textbox", { name: "Name for these rules" }).fill("Our table");
      await house(page).getByRole("button", { name: "Save", exact: true }).click();
      await house(page).getByText("Saved as “Our table”.").waitFor();
      await page.reload();
      await ready(page);
      await page.getByRole("button", { name: /^Choose the game/ }).click();
      await chooser(page).getByRole("radio", { name: /^Our table/ }).check();
      await chooser(page).getByRole("button", { name: "House rules…" }).click();
      await playAndSend(page, url, newPage, [preset, sorted(wanted)]);
      await playToTheEnd(page, { rules: preset, set: wanted });
      await countOnASheet(page);
    });
  }
});

/** Computer players play a match, and the winner is told. */
async function playToTheEnd(page, game) {
  const people = game.set.sit_out ? 5 : 4;
  const seats = Array.from({ length: people }, (_, at) => ({ name: `Bot ${at + 1}`, player: "thumb" }));
  await redeal(page, { ...game, seats, seed: 3 });
  const isOver = () => page.evaluate(() => /^result /m.test(window.canasta.record()));
  for (let hand = 0; hand < 60 && !(await isOver()); hand += 1) {
    await page.waitForFunction(() => window.canasta.observation()?.ended || /^result /m.test(window.canasta.record()), undefined, { timeout: 60_000, polling: 100 });
    if (await isOver()) break;
    await page.getByRole("button", { name: "Next hand" }).click();
    await page.waitForFunction(() => window.canasta.observation()?.ended === null);
  }
  assert.ok(await isOver(), await record(page));
}

/** A score sheet counts by the rules that were named. */
async function countOnASheet(page) {
  await page.keyboard.press("Escape");
  await fromMenu(page, "Score keeper…");
  await dialog(page).getByRole("button", { name: "New score sheet" }).click();
  await dialog(page).getByLabel("Game", { exact: true }).selectOption({ label: "Our table" });
  await dialog(page).getByRole("button", { name: "Begin the sheet" }).click();
  await dialog(page).getByRole("button", { name: "Add a hand" }).click();
  await dialog(page).getByRole("button", { name: "Write it down" }).click();
  await dialog(page).getByRole("row", { name: /^Total/ }).waitFor();
}

