// What the tests of the game share: decks put together by hand, and a person who plays by clicks.

import assert from "node:assert/strict";

const RANKS = "456789TJQKA23";
const SUITS = "shdc";
const WORDS = "four five six seven eight nine ten jack queen king ace two three".split(" ");
const RANK_WORDS = Object.fromEntries([...RANKS].map((rank, at) => [rank, WORDS[at]]));
const SUIT_WORDS = { s: "spades", h: "hearts", d: "diamonds", c: "clubs" };

/** What a card is called: the accessible name of `Kh` is "king of hearts". */
export const nameOf = (card) => (card === "Jo" ? "joker" : `${RANK_WORDS[card[0]]} of ${SUIT_WORDS[card[1]]}`);

/** Two packs with four jokers. */
export function doublePack() {
  const cards = [...RANKS].flatMap((rank) => [...SUITS].map((suit) => rank + suit));
  return [...cards, ...cards, "Jo", "Jo", "Jo", "Jo"];
}

const cardsOf = (text) => text.trim().split(/\s+/).filter(Boolean);
const isRedThree = (card) => card === "3h" || card === "3d";
const isWild = (card) => card === "Jo" || card[0] === "2";

/**
 * A deck that deals these hands: `hands[seat]` (filled up with plain cards as far as there are any), then turns up `up` (a text; what it
 * freezes with comes first) and lets `stock` be drawn first. The other cards follow in a fixed order without red threes
 * near the top.
 */
export function deckOf({ players = 4, size = players === 4 ? 11 : 15, dealer = players - 1, hands = [], up = "", stock = "" }) {
  const left = doublePack();
  const use = (card) => {
    const at = left.indexOf(card);
    assert.ok(at >= 0, `more ${card} than two packs hold`);
    left.splice(at, 1);
    return card;
  };
  const dealt = Array.from({ length: players }, (_, seat) => cardsOf(hands[seat] ?? "").map(use));
  const turned = cardsOf(up).map(use);
  const next = cardsOf(stock).map(use);
  // Plain cards, shuffled the same way each time.
  const mixed = left.filter((card) => !isRedThree(card) && !isWild(card) && card[0] !== "3");
  let state = 1;
  for (let at = mixed.length - 1; at > 0; at -= 1) {
    state = (state * 48271) % 2147483647;
    const other = state % (at + 1);
    [mixed[at], mixed[other]] = [mixed[other], mixed[at]];
  }
  const filler = () => use(mixed.shift() ?? left.find((card) => !isRedThree(card)));
  for (const hand of dealt) while (hand.length < size) hand.push(filler());
  if (turned.length === 0) turned.push(filler());
  const deck = [];
  for (let round = 0; round < size; round += 1) {
    for (let n = 1; n <= players; n += 1) deck.push(dealt[(dealer + n) % players][round]);
  }
  deck.push(...turned, ...next);
  while (mixed.length > 0) deck.push(filler());
  deck.push(...left.filter((card) => !isRedThree(card)), ...left.filter(isRedThree));
  assert.equal(deck.length, 108);
  return deck.join(" ");
}

/** Opens the page and waits until the game has started. */
export async function open(page, url) {
  await page.goto(url);
  await ready(page);
}

/** For how quick the page takes its device, whatever the machine of the tests: its clock runs so much faster. */
const CLOCKS = { quick: 0.01, slow: 100 };
export const takenFor = (page, device) =>
  page.addInitScript((clock) => {
    const now = performance.now.bind(performance);
    performance.now = () => clock * now();
  }, CLOCKS[device]);

/** Waits for two pictures, and for what has its turn after them: by then a press at the table is seen on a slow device too. */
export const pictures = (page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))));

/** Waits until the program has filled the page. */
export const ready = (page) => page.waitForFunction(() => window.canasta?.settings && document.querySelector("#app"));

/** Opens the page and deals a game; without waiting for bots unless another pace is named. */
export async function deal(page, url, { pace = "instant", ...game } = {}) {
  await open(page, url);
  await redeal(page, { pace, ...game });
}

/** Deals another game on the open page. */
export async function redeal(page, { pace = "instant", ...game } = {}) {
  await page.evaluate(([pace, game]) => {
    window.canasta.settings({ pace });
    window.canasta.newGame(game);
  }, [pace, game]);
}

export const observation = (page) => page.evaluate(() => window.canasta.observation());
export const record = (page) => page.evaluate(() => window.canasta.record());

/** Plays actions through the API, one after another; each must be accepted. */
export async function play(page, ...actions) {
  for (const action of actions) {
    const outcome = await page.evaluate((action) => window.canasta.play(action), action);
    assert.ok(outcome.ok, `${action}: ${outcome.message}`);
  }
}

/** Waits until the person is to act, or the hand has ended. Asked for at every picture, the page would be busy with answers. */
export const myTurn = (page) =>
  page.waitForFunction(() => [0, null].includes(window.canasta.observation()?.to_act), undefined, { timeout: 60_000, polling: 100 });

/** The hand. */
export const hand = (page) => page.getByRole("listbox", { name: /^Your hand/ });
/** A button below the hand, by the beginning of what it says. */
export const act = (page, name) => page.getByRole("group", { name: "Actions" }).getByRole("button", { name });
/** What is said about a refused action. */
export const refusal = (page) => page.getByRole("region", { name: "Your side" }).getByRole("alert");
/** The cards of a kind in the hand. */
export const card = (page, name) => hand(page).getByRole("option", { name: nameOf(name), exact: true });

/** Clicks a button that is greyed: it is not "enabled", but a person can click it all the same. */
export const pressGreyed = (button) => button.click({ force: true });

/** Who leads lays eleven cards and goes out with the twelfth, which is drawn: nobody else has had a turn. */
export const OUT_AT_ONCE = {
  deck: deckOf({ hands: ["Ks Kh Kd Kc Ks Kh Kd 4s 4h 4d 4c"], up: "9c", stock: "Qc" }),
  laid: ["draw", "meld Ks Kh Kd Kc Ks Kh Kd + 4s 4h 4d 4c"],
  last: "Qc",
};

/** Where a card is clicked: the strip of it that the next one leaves free. */
export const STRIP = { x: 9, y: 14 };

/** The selected cards, in the order of the hand. */
export const selected = (page) =>
  hand(page).locator('[aria-selected="true"]').evaluateAll((cards) => cards.map((card) => card.dataset.card));

/** Selects exactly these cards as a person does: the first with the left button, the others with the right one. */
export async function select(page, cards) {
  const before = await selected(page);
  if (before.join() === cards.join()) return;
  const seen = {};
  for (const [at, name] of cards.entries()) {
    const nth = (seen[name] = (seen[name] ?? -1) + 1);
    const one = card(page, name).nth(nth);
    // The left button would lay the only selected card back.
    if (at === 0 && before.length === 1 && (await one.getAttribute("aria-selected")) === "true") continue;
    await one.click({ button: at === 0 ? "left" : "right", position: STRIP });
  }
  assert.deepEqual((await selected(page)).sort(), [...cards].sort(), "what was clicked is selected");
}

const groupsOf = (text) => {
  const groups = text.split("+").map((group) => group.trim());
  return groups.filter(Boolean).map((group) => cardsOf(group.replace(/^[0-9TJQKA]+:/, "")));
};

/** How many actions the record holds. */
const actions = (page) => page.evaluate(() => window.canasta.record().split("\n").length);

/** Chooses the first way, if the page asks which. */
async function chooseWay(page) {
  const dialog = page.getByRole("dialog", { name: /Choose how to take the pile|Choose where to lay the cards/ });
  if (await dialog.isVisible()) {
    await dialog.locator(".way").first().click();
    return true;
  }
  return false;
}

/** Carries out one action by clicks alone. Gives what it did besides. */
export async function clickAction(page, action) {
  const did = { staged: false, chose: false };
  const before = await actions(page);
  const [verb, ...rest] = action.split(" ");
  const groups = groupsOf(rest.join(" "));
  const open = (await observation(page)).melds[0].length > 0;
  if (verb === "draw") {
    await act(page, /^(Draw|End the hand)/).click();
  } else if (verb === "discard") {
    await select(page, groups[0]);
    await act(page, /^Discard/).click();
  } else if (verb === "keep") {
    await act(page, /^Keep/).click();
  } else if (verb === "ask") {
    await act(page, /^Ask/).click();
  } else if (verb === "answer") {
    await page.getByRole("button", { name: rest[0] === "yes" ? "Yes" : "No", exact: true }).click();
  } else if (verb === "take") {
    const bare = action === "take" || action.startsWith("take +");
    const [own, others] = bare ? [[], groups] : [groups[0], groups.slice(1)];
    if (open) {
      const all = [...own, ...others.flat()];
      if (all.length > 0) await select(page, all);
    } else {
      did.staged = others.length > 0;
      for (const group of others) await stage(page, group);
      if (own.length > 0) await select(page, own);
    }
    await act(page, /^Take the pile/).click();
    did.chose = await chooseWay(page);
  } else if (verb === "meld") {
    if (open) {
      await select(page, groups.flat());
      const onto = page.getByRole("group", { name: "Our melds" }).getByRole("button", { name: /^Add / });
      // Onto the meld itself where that is the plain thing to do, else by the button.
      if (groups.length === 1 && (await onto.count()) === 1) await onto.click();
      else await act(page, /^Lay/).click();
    } else {
      for (const [at, group] of groups.entries()) {
        if (at < groups.length - 1 && (await stage(page, group, { orLay: true }))) {
          did.staged = true;
          continue;
        }
        await select(page, group);
        await act(page, /^Lay/).click();
        break;
      }
    }
    did.chose = await chooseWay(page);
  } else {
    throw new Error(`no clicks are known for ${action}`);
  }
  if ((await actions(page)) <= before) {
    const said = await refusal(page).allInnerTexts();
    throw new Error(`${action}: nothing came of the clicks (${said.join(" ")})`);
  }
  return did;
}

/** Sets a group out for the opening. With `orLay` false comes back when the group can be laid at once instead. */
export async function stage(page, cards, { orLay = false } = {}) {
  await select(page, cards);
  const out = act(page, /^Set out/);
  if (orLay && !(await out.isVisible())) return false;
  await out.click();
  await pictures(page);
  return true;
}

/**
 * What a plain player does now: takes the pile when that is possible, lays what can be laid, throws away the card that
 * is worth the least. Runs in the page.
 */
export const decide = () => {
  const seen = window.canasta.observation();
  if (seen === null || seen.to_act !== 0) return null;
  const legal = window.canasta.legal(20_000);
  const cards = (action) => action.match(/\b([4-9TJQKA23][shdc]|Jo)\b/g) ?? [];
  const wild = (card) => card === "Jo" || card[0] === "2";
  const best = (list, worth) => list.map((action) => [worth(action), action]).sort((a, b) => b[0] - a[0])[0]?.[1];
  const starting = (word) => legal.filter((action) => action.split(" ")[0] === word);
  if (seen.phase === "answer") return "answer yes";
  if (seen.phase === "draw") return best(starting("take"), (action) => -cards(action).length) ?? "draw";
  const worth = (action) => cards(action).reduce((sum, card) => sum + (wild(card) ? -4 : 10), 0);
  const meld = best(starting("meld"), worth);
  if (meld !== undefined && worth(meld) > 0) return meld;
  const held = (card) => seen.hand.filter((other) => other[0] === card[0]).length;
  const ours = (card) => seen.melds[0].some((meld) => meld.some((other) => other[0] === card[0]));
  const keepWorth = (card) => (wild(card) ? 100 : 0) + (card[0] === "3" ? -50 : 0) + 10 * held(card) + (ours(card) ? 20 : 0);
  const discard = best(starting("discard"), (action) => -keepWorth(cards(action)[0]));
  return discard ?? (legal.includes("keep") ? "keep" : meld ?? legal[0]);
};

/** The same player through the API, until `until` says stop (it runs in the page). Gives what `until` gave. */
export async function playOn(page, until, { turns = 300 } = {}) {
  return callInPage(page, async (next, stop, turns) => {
    const mine = () => new Promise((done) => {
      const ready = () => [0, null].includes(window.canasta.observation().to_act) || stop();
      if (ready()) return done();
      const off = window.canasta.onChange(() => ready() && (off(), done()));
    });
    for (let n = 0; n < turns; n += 1) {
      await mine();
      const found = stop();
      if (found) return found;
      const action = next();
      if (action === null) return null;
      const outcome = window.canasta.play(action);
      if (!outcome.ok) throw new Error(`${action}: ${outcome.message}`);
    }
    return null;
  }, decide, until, turns);
}

/** Calls a function in the page, with functions too among what it is given: the page's policy forbids making them of texts. */
export function callInPage(page, body, ...given) {
  const written = given.map((one) => (typeof one === "function" ? String(one) : JSON.stringify(one)));
  return page.evaluate(`(${body})(${written.join(", ")})`);
}

/** The lines of a record that begin with a word. */
export const linesOf = (text, word) => text.split("\n").filter((line) => line.split(" ")[0] === word);
