// The npm package as a page has it: `cargo xtask npm` has built it, and a static host serves it.

import assert from "node:assert/strict";
import { readFile, readdir } from "node:fs/promises";
import { test } from "./harness.mjs";
import { serveFiles } from "./lib/static_host.mjs";

const FOLDER = process.env.CANASTA_NPM;

/** Plays actions of two levels from a seed. Runs in the page and here. */
const playActions = async (address) => {
  const { Bot, Game } = await import(address);
  const game = new Game({ rules: "duel", seed: 43 });
  const bots = ["casual", "club"].map((name, seed) => new Bot(name, { seed }));
  const actions = [];
  for (let status = game.status(); actions.length < 40 && !status.over; ) {
    if (status.to_act === null) {
      status = game.deal();
      continue;
    }
    actions.push(bots[status.to_act].act(game));
    status = game.play(actions.at(-1));
  }
  let code = null;
  try {
    game.play("fly");
  } catch (error) {
    code = error.code;
  }
  return { actions, code, observation: game.observe().observation };
};

test("the npm package plays in a page as it does in Node.js", async ({ page }) => {
  test.skip(!FOLDER, "cargo xtask npm has not built the package");
  const names = (await readdir(FOLDER, { withFileTypes: true })).filter((entry) => entry.isFile()).map(({ name }) => name);
  const files = new Map(await Promise.all(names.map(async (name) => [name, await readFile(`${FOLDER}/${name}`)])));
  files.set("index.html", Buffer.from("<!doctype html><title>A page</title><link rel=icon href=data:,>"));
  const host = await serveFiles(files, "/packages/canasta-engine/");
  try {
    await page.goto(host.url);
    const there = await page.evaluate(playActions, `${host.url}browser.js`);
    assert.equal(there.actions.length, 40);
    assert.equal(there.code, "unknown-action");
    assert.deepEqual(there, await playActions(`${FOLDER}/node.js`));
  } finally {
    await host.stop();
  }
});
