// The longest task of the main thread in a turn, on a device four times as slow.

import assert from "node:assert/strict";
import { slowDown } from "../lib/chromium.mjs";
import { observation, play, waitForTurn, WITH_MOTION } from "../lib/game.mjs";
import { cardsPainted, dealMiddle, playRound, playTurns } from "../lib/rounds.mjs";
import { openScreen } from "../lib/screens.mjs";
import { median } from "../lib/statistics.mjs";
import { actionButton, CARD_CORNER } from "../lib/table.mjs";
import { breakdown, isFromDebugger, traceTasks } from "../lib/trace.mjs";

const SLOW_DOWN = 4;
const ROUNDS = 9;
/** A task up to this length is not a long task by the definition of browsers, in milliseconds. */
const LONG_TASK = 50;

export async function bench({ browser, newPage, url }) {
  const turns = await longestOfTurns(browser, newPage, url);
  const actions = await longestOfActions(browser, newPage, url);
  return [
    { name: "median of the longest task of a turn", value: median(turns), unit: "ms", atMost: LONG_TASK },
    { name: "longest task of all turns", value: Math.max(...turns), unit: "ms" },
    { name: "median of the longest task of an action", value: median(actions), unit: "ms", atMost: LONG_TASK },
    { name: "longest task of all actions", value: Math.max(...actions), unit: "ms" },
  ];
}

/** Traces `body`. Gives the longest task that is not the bench's own, in milliseconds of processor time. */
export async function longestTask(browser, page, name, body) {
  const [task] = (await traceTasks(browser, page, body)).filter((task) => !isFromDebugger(task));
  console.log(`    ${name}: ${task.time.toFixed(1)} ms (${breakdown(task)})`);
  return task.time;
}

/** A table in the middle of a hand, on a device that has found that it is slow. */
export async function slowTable(newPage, url, speakIn = () => {}) {
  const page = await newPage(WITH_MOTION.contextOptions);
  await dealMiddle(page, url);
  await speakIn(page);
  await cardsPainted(page);
  // The page compiles the code that dispatches events for the bench; that is no part of a game.
  await page.locator("#hand > .card").first().dispatchEvent("mousemove");
  await slowDown(page, SLOW_DOWN);
  // The page measures its device: two turns let it find that it is slow.
  await playTurns(page, 2);
  await waitForTurn(page);
  return page;
}

/** The longest task of each of several rounds in the middle of a hand. */
async function longestOfTurns(browser, newPage, url) {
  const page = await slowTable(newPage, url);
  const times = [];
  let byMouse = 0;
  for (let n = 1; n <= ROUNDS; n += 1) {
    times.push(await longestTask(browser, page, `round ${n}`, async () => (byMouse += await playRound(page))));
  }
  assert.ok(byMouse >= ROUNDS, `the mouse did ${byMouse} steps in ${ROUNDS} rounds`);
  await page.context().close();
  return times;
}

/** The longest task of each of the actions that are rarer: laying, undo, taking the pile, the next hand, an answer. */
async function longestOfActions(browser, newPage, url) {
  const page = await newPage(WITH_MOTION.contextOptions);
  const click = async (target, { x, y, button } = {}) => {
    const box = await target.first().boundingBox();
    await page.mouse.click(box.x + (x ?? box.width / 2), box.y + (y ?? box.height / 2), { delay: 40, button });
  };
  const action = (name) => () => click(actionButton(page, name));
  const undo = () => click(page.getByRole("button", { name: "Undo" }));
  const selectQueen = (at) => async () => {
    const queens = (await observation(page)).hand.filter((name) => name[0] === "Q");
    await click(page.locator(`#hand > .card[data-card="${queens[at]}"]`), { ...CARD_CORNER, button: at ? "right" : "left" });
  };
  const screens = {
    middle: { "one card": selectQueen(0), "two cards": selectQueen(1), "three cards": selectQueen(2), lay: action(/^Lay/), undo },
    "staged, enough": { "lay the opening": action(/^Lay/), undo },
    "several ways": { "take the pile one way": () => click(page.locator("dialog .way")), undo },
    score: { "deal the next hand": () => click(page.getByRole("dialog").getByRole("button", { name: "Next hand" })) },
    asked: { answer: () => click(page.getByRole("button", { name: "Yes", exact: true })) },
  };
  const times = [];
  for (const [screen, actions] of Object.entries(screens)) {
    await slowDown(page, SLOW_DOWN);
    await openScreen(page, url, screen, { motion: "normal" });
    await slowDown(page, 1);
    if (screen === "middle") await play(page, "draw");
    await cardsPainted(page);
    await slowDown(page, SLOW_DOWN);
    await page.waitForTimeout(700);
    for (const [name, perform] of Object.entries(actions)) {
      times.push(await longestTask(browser, page, `${screen}, ${name}`, async () => {
        await perform();
        await page.waitForTimeout(900);
      }));
    }
  }
  await page.context().close();
  return times;
}
