// The languages of the page. A test that another language concerns runs where the build offers it: CANASTA_LANGUAGES=all offers all.

import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { nextFrames } from "./game.mjs";

const LOCALES = fileURLToPath(new URL("../../../locales/", import.meta.url));

/** Whether the build offers a language: one that is finished, or any with `CANASTA_LANGUAGES=all`. */
export const isOffered = (tag) => process.env.CANASTA_LANGUAGES === "all" || tag === "en" || !readdirSync(`${LOCALES}${tag}`).includes("UNFINISHED");

/** The tags of all languages, English first. */
export const LANGUAGES = ["en", ...readdirSync(LOCALES).filter((tag) => tag !== "en" && tag !== "types").sort()];

/** English with accents on all letters and double vowels. The build of the tests writes its table; it is no part of the page. */
export const ACCENTED = "accented";

/** The language in whose place English with accents is loaded: one that no window is tried in. */
const IN_PLACE = ["nl", "it", "pt-BR", "es"].find(isOffered);

/** Whether a page can be shown in a language, or in English with accents. */
export const canSpeak = (tag) => (tag === ACCENTED ? IN_PLACE !== undefined && process.env.CANASTA_ACCENTED !== undefined : isOffered(tag));

/** Serves English with accents. */
export const serveAccented = (page) => page.route(`**/words-${IN_PLACE}-*.bin`, (route) => route.fulfill({ path: process.env.CANASTA_ACCENTED }));

/** Lets the open page speak a language, as the setting does, and waits until it does. */
export async function speak(page, language) {
  const tag = language === ACCENTED ? IN_PLACE : language;
  await page.evaluate((tag) => window.canasta.settings({ language: tag }), tag);
  await page.waitForFunction((tag) => document.documentElement.lang === tag, tag);
  await nextFrames(page);
}

/**
 * What can be read and heard on the page, in the order of the document: texts, labels, descriptions, titles and placeholders, each once. With
 * `modal` only the dialog that is open, if one is.
 */
export const textsOf = (page, { modal = true } = {}) =>
  page.evaluate((modal) => {
    const root = (modal && [...document.querySelectorAll("dialog[open]")].at(-1)) || document.querySelector("#page") || document.body;
    const texts = new Map();
    const add = (kind, text) => {
      const line = text?.replace(/\s+/g, " ").trim();
      if (line && !texts.has(line)) texts.set(line, kind);
    };
    const NAMES = ["aria-label", "aria-description", "aria-roledescription", "aria-valuetext", "title", "placeholder", "alt"];
    // A part of a line has no label of its own, so that a sentence with a word in bold stays whole.
    const INLINE = /^(inline|contents|none)$/;
    const isPart = (node) => node.nodeType === 3 || (node.nodeType === 1 && !node.hasAttribute("aria-label") && INLINE.test(getComputedStyle(node).display) && [...node.childNodes].every(isPart));
    const read = (el) => {
      // An element without a box of its own counts as invisible.
      if (el.matches("script, style, template, svg, [hidden]") || (getComputedStyle(el).display !== "contents" && !el.checkVisibility({ visibilityProperty: true }))) return;
      for (const name of NAMES) if (el.hasAttribute(name)) add(name, el.getAttribute(name));
      const parts = [...el.childNodes];
      if (parts.every(isPart)) return add("text", el.textContent);
      for (const node of parts) {
        if (node.nodeType === 3) add("text", node.data);
        else if (node.nodeType === 1) read(node);
      }
    };
    read(root);
    for (const said of document.querySelectorAll("#live p, [role=alert]")) add("said", said.textContent);
    return [...texts].map(([text, kind]) => ({ kind, text }));
  }, modal);

/** The messages of a language that are filled in with nothing. */
function plainMessages(tag) {
  const messages = new Map();
  for (const file of readdirSync(`${LOCALES}${tag}`).filter((name) => name.endsWith(".ftl"))) {
    const text = readFileSync(`${LOCALES}${tag}/${file}`, "utf8");
    for (const [, id, value] of text.matchAll(/^([a-z][a-z0-9-]*) =((?:.*)(?:\n[ ].*)*)/gm)) {
      if (!value.includes("{")) messages.set(`${file} ${id}`, value.replace(/\s+/g, " ").trim());
    }
  }
  return messages;
}

/** Words of English sentences that German, Spanish and French do not have. */
const ENGLISH_WORDS = /\b(the|and|of|to|your|you|with|from|this|that|they|their|it|are|have|cards?|which|when|what)\b/i;

/** Names that stay English in every language. */
const NAMES = /\b(Hand and Foot|Canasta Hand)\b/g;

/** Finds English among the texts of a page in another language: whole messages, and words of sentences. */
export function findEnglish(tag) {
  const own = plainMessages(tag);
  const shared = new Set(own.values());
  const english = new Set([...plainMessages("en").values()].filter((text) => /[a-z]{2}/i.test(text) && !shared.has(text)));
  return (texts) => texts.map(({ text }) => text).filter((text) => english.has(text) || ENGLISH_WORDS.test(text.replace(NAMES, "")));
}
