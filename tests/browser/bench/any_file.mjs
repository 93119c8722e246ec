// The longest task of the page while it reads files that may hold anything: much that is no game, one endless line, a giant record.

import { readFile } from "node:fs/promises";
import { open } from "../lib/game.mjs";

/** No task may be longer, in milliseconds. */
const TASK = 200;
const HEAD = '{"canasta":"library","version":1}\n';

export async function bench({ newPage, url }) {
  const record = await readFile(new URL("../../records/classic.txt", import.meta.url), "utf8");
  const pagat = await readFile(new URL("../../records/pagat.txt", import.meta.url), "utf8");
  const line = (record, more = {}) => `${JSON.stringify({ game: {}, save: { version: 1, players: [], record }, ...more })}\n`;
  const files = [
    ["2 MB of lines that are no games", HEAD, '{"garbage":1}\n', 150_000],
    ["50 MB of lines that are no games", HEAD, '{"garbage":1}\n', 3_600_000],
    ["50 MB in one line", HEAD, "0123456789", 5_000_000],
    ["50 MB of other bytes", "", "\u0000\u0007\uffff\n", 8_000_000],
    ["5 MB of lines that look like games", HEAD, `{"game":{},"save":"${"x".repeat(300)}"}\n`, 16_000],
    ["deep nesting", HEAD, `{"game":${"[".repeat(900_000)},"save":{}}\n`, 1],
    ["a game with a review of 1.5 MB", HEAD, line(record, { review: "x".repeat(1_500_000) }), 1],
    ["a record of 450 KB", record, `# ${"x".repeat(70)}\n`, 6_000],
    ["400 matches", HEAD, line(pagat), 400],
    ["a long list in place of a save", HEAD, `{"game":{},"save":[${"1,".repeat(950_000)}1]}\n`, 1],
  ];
  const figures = [];
  for (const [name, head, line, times] of files) {
    const page = await newPage({ reducedMotion: "reduce" });
    await open(page, url);
    const longest = await page.evaluate(readAll, [head, line, times]);
    figures.push({ name: `the longest task of ${name}`, value: longest, unit: "ms", atMost: TASK });
    await page.context().close();
  }
  return figures;
}

/** Drops a file and waits for what the page says of it. Gives the longest task meanwhile. */
async function readAll([head, line, times]) {
  const many = line.repeat(Math.min(times, 1000));
  const file = new File([head, ...Array.from({ length: Math.ceil(times / 1000) }, () => many)], "games.canasta");
  const data = new DataTransfer();
  data.items.add(file);
  await new Promise((resolve) => setTimeout(resolve, 500));
  let longest = 0;
  const observer = new PerformanceObserver((list) => list.getEntries().forEach((entry) => (longest = Math.max(longest, entry.duration))));
  observer.observe({ entryTypes: ["longtask"] });
  document.querySelector("#app").dispatchEvent(new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true }));
  const said = () => /came in|There are no games/.test(document.querySelector(".game-notice .success, .dialog-body .error")?.textContent + document.querySelector(".dialog-body .error")?.textContent);
  while (!said()) await new Promise((resolve) => setTimeout(resolve, 50));
  await new Promise((resolve) => setTimeout(resolve, 200));
  observer.takeRecords().forEach((entry) => (longest = Math.max(longest, entry.duration)));
  return longest;
}
