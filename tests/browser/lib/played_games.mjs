// The records of tests/records as the file of a library in which a person has played them.

import { readFile } from "node:fs/promises";

const LEVELS = ["club", "master", "expert"];

/** A file for setInputFiles with these records, one a day. The first seat is the person's, and its opponents are of one level. */
export async function playedGames(names) {
  const lines = ['{"canasta":"library","version":1}'];
  for (const [at, name] of names.entries()) {
    const record = await readFile(new URL(`../../records/${name}.txt`, import.meta.url), "utf8");
    const seats = /^seats (.*)$/m.exec(record)[1].trim().split(/\s+/).length;
    const changed = Date.UTC(2026, 0, 1 + at, 12);
    const game = {
      id: (at + 1).toString(16).padStart(16, "0"), begun: changed, changed, preset: /^rules (\S+)/m.exec(record)[1],
      players: [], state: "begun", origin: "played", fingerprint: "",
    };
    const players = Array.from({ length: seats }, (_, seat) => (seat === 0 ? "person" : LEVELS[at % LEVELS.length]));
    lines.push(JSON.stringify({ game, save: { version: 1, players, record } }));
  }
  return { name: "played.canasta", mimeType: "text/plain", buffer: Buffer.from(lines.join("\n")) };
}
