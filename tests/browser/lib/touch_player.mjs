// A person who plays on a phone by taps and knows no word of the page: the same in every language.

import { CARD_CORNER } from "./table.mjs";
import { nextFrames, observation } from "./game.mjs";

/** Taps an element where a person would: cards at the corner that the next card does not cover. */
async function tap(page, locator) {
  const corner = await locator.evaluate((el) => el.matches(".card"));
  await locator.tap({ force: true, ...(corner ? { position: CARD_CORNER } : {}) });
  await nextFrames(page);
}

/** Selects exactly these cards of the hand. */
async function select(page, cards) {
  for (let taps = 0; taps < 40; taps += 1) {
    const next = await page.evaluate((cards) => {
      const left = [...cards];
      for (const card of document.querySelectorAll("#hand > [aria-selected=true]")) {
        const at = left.indexOf(card.dataset.card);
        if (at < 0) return card.id;
        left.splice(at, 1);
      }
      return left.length === 0 ? null : document.querySelector(`#hand > [data-card="${left[0]}"]:not([aria-selected=true])`).id;
    }, cards);
    if (next === null) return;
    await tap(page, page.locator(`[id="${next}"]`));
  }
  throw new Error(`${cards} cannot be selected`);
}

const button = (page, kind) => page.locator(`.action-bar [data-intent="do:${kind}"]`);

const groupsOf = (text) =>
  text.split("+").map((group) => group.trim().replace(/^[0-9TJQKA]+:/, "").trim()).filter(Boolean).map((group) => group.split(/\s+/));

/** Carries out one action by taps. */
export async function tapAction(page, action) {
  const [verb, ...rest] = action.split(" ");
  const groups = groupsOf(rest.join(" "));
  const seen = await observation(page);
  const isOpen = seen.melds[seen.seat % seen.melds.length].length > 0;
  const plain = { draw: "draw", keep: "keep", ask: "ask", answer: rest[0] };
  if (plain[verb]) {
    await tap(page, button(page, plain[verb]));
  } else {
    const bare = action === "take" || action.startsWith("take +");
    // Groups of an opening are set out one after another.
    const apart = isOpen ? [] : verb === "meld" ? groups.slice(0, -1) : verb === "take" ? groups.slice(bare ? 0 : 1) : [];
    let isLaid = false;
    for (const group of apart) {
      await select(page, group);
      // What is enough to open is laid instead.
      isLaid = verb === "meld" && !(await button(page, "stage").isVisible());
      await tap(page, button(page, isLaid ? "lay" : "stage"));
      if (isLaid) break;
    }
    if (!isLaid) {
      const rest = isOpen ? groups.flat() : (groups.filter((group) => !apart.includes(group))[0] ?? []);
      if (rest.length > 0) await select(page, rest);
      await tap(page, button(page, { discard: "discard", take: "take", meld: "lay" }[verb]));
    }
  }
  const way = page.locator("dialog.choices .way").first();
  if (await way.isVisible()) await tap(page, way);
  // At a table of several devices the action goes to another one first.
  const isDone = (before) => JSON.stringify(window.canasta.observation()) !== before;
  await page.waitForFunction(isDone, JSON.stringify(seen), { timeout: 10_000 }).catch(async () => {
    throw new Error(`${action}: nothing came of the taps: ${await page.locator("#app").innerText()}`);
  });
}

/** Does what a step of the guided hand lights up, and waits for the next step. Gives the name of that step. */
export async function tapStep(page) {
  const panel = page.locator(".lesson");
  const step = () => page.evaluate(() => document.querySelector(".lesson")?.dataset.step ?? null);
  const now = await step();
  const lit = ["#hand > .card[data-lit]:not([aria-selected=true])", ".action-bar [data-lit]", ".melds .meld[data-lit]"];
  for (let taps = 0; taps < 12 && (await step()) === now; taps += 1) {
    const next = panel.locator("[data-intent=step-next]");
    const targets = (await next.count()) > 0 ? [next] : lit.map((one) => page.locator(one).first());
    for (const target of targets) {
      if (!(await target.isVisible())) continue;
      await tap(page, target);
      break;
    }
  }
  // The opponent plays by itself.
  await page.waitForFunction((now) => {
    const step = document.querySelector(".lesson")?.dataset.step;
    return step !== undefined && step !== now && !step.startsWith("ada-");
  }, now, { timeout: 10_000 });
  return step();
}
