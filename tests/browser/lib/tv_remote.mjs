// A person with a remote control: four arrows and Enter.

import { observation } from "./game.mjs";
import { actionButton, card, selected } from "./table.mjs";

/** Moves the focus to an element with the arrows: towards it, and in other directions where that does not help. Gives the number of steps. */
export async function moveFocusTo(page, locator) {
  await locator.evaluate((element) => (window.goal = element));
  const seen = new Map();
  for (let steps = 0; steps < 250; steps += 1) {
    const way = await page.evaluate(() => {
      const goal = window.goal;
      const active = document.activeElement;
      if (active === goal) return null;
      const middle = (element) => {
        const box = element.getBoundingClientRect();
        return [box.x + box.width / 2, box.y + box.height / 2];
      };
      const [a, b] = [middle(active === document.body ? goal : active), middle(goal)];
      const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
      const across = dx > 0 ? "ArrowRight" : "ArrowLeft";
      const along = dy > 0 ? "ArrowDown" : "ArrowUp";
      window.ids ??= new Map();
      if (!window.ids.has(active)) window.ids.set(active, window.ids.size);
      const first = Math.abs(dy) > 40 ? [along, across] : [across, along];
      return { ways: [...first, "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"], id: window.ids.get(active) };
    });
    if (way === null) return steps;
    const tried = seen.get(way.id) ?? 0;
    seen.set(way.id, tried + 1);
    await page.keyboard.press(way.ways[tried % way.ways.length]);
  }
  throw new Error(`the arrows do not reach ${locator}`);
}

/** Moves the focus to an element and presses Enter. */
export async function activate(page, locator) {
  await moveFocusTo(page, locator);
  await page.keyboard.press("Enter");
}

/** Selects exactly these cards of the hand. */
async function select(page, cards) {
  const wanted = [...cards].sort();
  for (const name of await selected(page)) {
    if (!wanted.includes(name)) await activate(page, card(page, name).and(page.locator('[aria-selected="true"]')).first());
  }
  for (const name of new Set(cards)) {
    const all = card(page, name);
    for (let n = 0; n < cards.filter((other) => other === name).length; n += 1) {
      if ((await all.nth(n).getAttribute("aria-selected")) !== "true") await activate(page, all.nth(n));
    }
  }
}

const groupsOf = (text) => text.split("+").map((group) => group.replace(/[0-9TJQKA]+:/, "").trim().split(/\s+/)).filter((group) => group[0]);

/** Chooses the first way if the page asks for one. */
async function firstWay(page) {
  const way = page.locator("dialog.choices .way").first();
  if (await way.isVisible()) await activate(page, way);
}

/** Carries out an action of the person. The pile is taken in the first way that the page offers. */
export async function playWithRemote(page, action) {
  const [verb, ...rest] = action.split(" ");
  const open = (await observation(page)).melds[0].length > 0;
  const groups = groupsOf(rest.join(" "));
  if (verb === "answer") {
    await activate(page, page.getByRole("button", { name: rest[0] === "yes" ? "Yes" : "No", exact: true }));
  } else if (verb === "draw") {
    await activate(page, actionButton(page, /^(Draw|End the hand)/));
  } else if (verb === "take") {
    await activate(page, actionButton(page, /^Take the pile/));
    await firstWay(page);
  } else if (verb === "keep") {
    await activate(page, actionButton(page, /^Keep/));
  } else if (verb === "discard") {
    await select(page, groups[0]);
    await activate(page, actionButton(page, /^Discard/));
  } else if (open) {
    await select(page, groups.flat());
    await activate(page, actionButton(page, /^Lay/));
    await firstWay(page);
  } else {
    for (const [at, group] of groups.entries()) {
      await select(page, group);
      const out = actionButton(page, /^Set out/);
      await activate(page, at < groups.length - 1 && (await out.isVisible()) ? out : actionButton(page, /^Lay/));
      // A call of the API renders the page; otherwise a slow device would do so after the next frame.
      await observation(page);
    }
    await firstWay(page);
  }
}
