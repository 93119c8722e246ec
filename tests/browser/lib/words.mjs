// The words of other languages, as their files have them.

import { readFile } from "node:fs/promises";

/** The languages that the page at this address offers beside English. */
export async function offeredLanguages(url) {
  const page = await (await fetch(url)).text();
  return [...page.match(/^const OTHERS ?= ?\{(.*)\};$/m)[1].matchAll(/"([a-zA-Z-]+)":"/g)].map(([, tag]) => tag);
}

/** What a message of one line says, by the language, its file and its name. */
export async function message(tag, file, name) {
  const text = await readFile(new URL(`../../../locales/${tag}/${file}.ftl`, import.meta.url), "utf8");
  return text.match(new RegExp(`^${name} = (.*)$`, "m"))[1];
}
