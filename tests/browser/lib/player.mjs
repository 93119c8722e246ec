// A person who plays by clicks, and the same plain player through the API.

import { cardsOf } from "./decks.mjs";
import { observation, open, redeal, waitForTurn } from "./game.mjs";
import { actionButton, refusal, select, stageGroup } from "./table.mjs";

const groupsOf = (text) => {
  const groups = text.split("+").map((group) => group.trim());
  return groups.filter(Boolean).map((group) => cardsOf(group.replace(/^[0-9TJQKA]+:/, "")));
};

/** The number of lines of the record, which grows with every action. */
const actions = (page) => page.evaluate(() => window.canasta.record().split("\n").length);

/** Chooses the first way if the page asks for one. Gives whether it did. */
async function chooseWay(page) {
  const dialog = page.getByRole("dialog", { name: /Choose how to take the pile|Choose where to lay the cards/ });
  if (await dialog.isVisible()) {
    await dialog.locator(".way").first().click();
    return true;
  }
  return false;
}

/** Carries out one action by clicks alone. Gives whether groups were staged and a way was chosen for it. */
export async function clickAction(page, action) {
  const did = { staged: false, chose: false };
  const before = await actions(page);
  const [verb, ...rest] = action.split(" ");
  const groups = groupsOf(rest.join(" "));
  const open = (await observation(page)).melds[0].length > 0;
  if (verb === "draw") {
    await actionButton(page, /^(Draw|End the hand)/).click();
  } else if (verb === "discard") {
    await select(page, groups[0]);
    await actionButton(page, /^Discard/).click();
  } else if (verb === "keep") {
    await actionButton(page, /^Keep/).click();
  } else if (verb === "ask") {
    await actionButton(page, /^Ask/).click();
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
      for (const group of others) await stageGroup(page, group);
      if (own.length > 0) await select(page, own);
    }
    await actionButton(page, /^Take the pile/).click();
    did.chose = await chooseWay(page);
  } else if (verb === "meld") {
    if (open) {
      await select(page, groups.flat());
      const onto = page.getByRole("group", { name: "Our melds" }).getByRole("button", { name: /^Add / });
      // A click on the meld if only one fits, else the button.
      if (groups.length === 1 && (await onto.count()) === 1) await onto.click();
      else await actionButton(page, /^Lay/).click();
    } else {
      for (const [at, group] of groups.entries()) {
        if (at < groups.length - 1 && (await stageGroup(page, group, { orLay: true }))) {
          did.staged = true;
          continue;
        }
        await select(page, group);
        await actionButton(page, /^Lay/).click();
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

/**
 * The action of a plain player: takes the pile if possible, lays melds, discards the least useful card. Null if the person is not to act.
 * Runs in the page.
 */
export const choosePlainAction = () => {
  const seen = window.canasta.observation();
  if (seen === null || seen.to_act !== seen.seat) return null;
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
  const ours = (card) => seen.melds[seen.seat % seen.melds.length].some((meld) => meld.some((other) => other[0] === card[0]));
  const keepWorth = (card) => (wild(card) ? 100 : 0) + (card[0] === "3" ? -50 : 0) + 10 * held(card) + (ours(card) ? 20 : 0);
  const discard = best(starting("discard"), (action) => -keepWorth(cards(action)[0]));
  return discard ?? (legal.includes("keep") ? "keep" : meld ?? legal[0]);
};

/** Plays as the plain player through the API until `until`, which runs in the page, gives a truthy value. Gives that value. */
export async function playUntil(page, until, { turns = 300 } = {}) {
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
  }, choosePlainAction, until, turns);
}

/** Calls a function in the page. Its arguments may be functions, which the page itself could not make of texts because of its policy. */
export function callInPage(page, body, ...given) {
  const written = given.map((one) => (typeof one === "function" ? String(one) : JSON.stringify(one)));
  return page.evaluate(`(${body})(${written.join(", ")})`);
}

/** Opens the page and plays into the middle of a hand: both sides have melds, and the person has discarded twice and is to draw or answer. */
export async function dealMidHand(page, url, seed) {
  await open(page, url);
  for (let tries = 0; tries < 20; tries += 1) {
    await redeal(page, { rules: "classic", seed: seed + tries, dealer: 3 });
    await playUntil(page, () => window.canasta.observation().melds.every((melds) => melds.length > 0) && window.canasta.record().match(/^# 0 discard/gm)?.length > 1);
    await waitForTurn(page);
    if ((await observation(page)).ended === null) return;
  }
  throw new Error("no seed leads to the middle of a hand");
}
