// What it costs to form the sentences of another language: the longest task of a turn in German, beside English, on a device four times as slow.

import { isOffered, speak } from "../lib/languages.mjs";
import { playRound } from "../lib/rounds.mjs";
import { median } from "../lib/statistics.mjs";
import { longestTask, slowTable } from "./turn_tasks.mjs";

const ROUNDS = 15;

export async function bench({ browser, newPage, url }) {
  if (!isOffered("de")) throw new Error("the build offers no German: CANASTA_LANGUAGES=all does");
  const pages = {};
  for (const tag of ["en", "de"]) pages[tag] = await slowTable(newPage, url, (page) => speak(page, tag));
  const times = { en: [], de: [] };
  // In turns, so that whatever else the machine does slows down both. The first round warms up.
  for (let n = 0; n <= ROUNDS; n += 1) {
    for (const [tag, page] of Object.entries(pages)) {
      const time = await longestTask(browser, page, `round ${n}, ${tag}`, () => playRound(page));
      if (n > 0) times[tag].push(time);
    }
  }
  const [english, german] = [median(times.en), median(times.de)];
  return [
    { name: "median of the longest task of a turn, in English", value: english, unit: "ms" },
    { name: "median of the longest task of a turn, in German", value: german, unit: "ms" },
    { name: "German to English", value: german / english, atMost: 1.1 },
  ];
}
