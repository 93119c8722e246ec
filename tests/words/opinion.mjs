// A second opinion: what @fluent/bundle says for every message of every language, beside what the game says.
//
//   node opinion.mjs LOCALES TEXTS
//
// LOCALES is the folder of the sentences, TEXTS what `cargo run --package canasta-words-build --example say` has printed. The
// differences that are meant:
//
// - The game writes a minus as U+2212, the browser as a hyphen in most languages.
// - A function of ours in capitals is a message of cards.ftl. Fluent's own functions are not used.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

const [locales, texts] = process.argv.slice(2);
const { callees, numbers, texts: all } = JSON.parse(readFileSync(texts, "utf8"));
let [passed, failed] = [0, 0];
const fail = (text) => {
  failed += 1;
  if (failed <= 20) console.error(text);
};

/** The bundle of a language, whose functions call its own messages. */
const bundleOf = (tag) => {
  const phrase = ([text], { case: key } = {}) => (key && `${key}` !== "nom" ? `${text}`.replace(/>$/, ` ${key}>`) : text);
  let bundle;
  const functions = { CARDS: phrase, LIST: phrase };
  for (const [id, variables] of Object.entries(callees)) {
    functions[id.toUpperCase()] = (positional, named) => {
      const rest = [...positional];
      const args = Object.fromEntries(variables.map(([name, first]) => [name, named[name] ?? (rest.length ? rest.shift() : first)]));
      return format(bundle, id, args);
    };
  }
  bundle = new FluentBundle(tag, { useIsolating: false, functions });
  for (const file of readdirSync(join(locales, tag)).filter((name) => name.endsWith(".ftl")).sort()) {
    const errors = bundle.addResource(new FluentResource(readFileSync(join(locales, tag, file), "utf8")));
    for (const error of errors) fail(`${tag}/${file}: ${error}`);
  }
  return bundle;
};
const format = (bundle, id, args) => {
  const errors = [];
  const text = bundle.formatPattern(bundle.getMessage(id).value, args, errors);
  if (errors.length) throw errors[0];
  return text;
};

const withHyphen = (text) => text.replaceAll("\u2212", "-");
const bundles = {};
for (const [tag, id, args, ours] of all) {
  const bundle = (bundles[tag] ??= bundleOf(tag));
  let theirs;
  try {
    theirs = format(bundle, id, args);
  } catch (error) {
    fail(`${tag} ${id} ${JSON.stringify(args)}: ${error}`);
    continue;
  }
  if (withHyphen(ours) === withHyphen(theirs)) passed += 1;
  else fail(`${tag} ${id} ${JSON.stringify(args)}\n  the game: ${ours}\n  Fluent:   ${theirs}`);
}
// Numbers, which a browser writes by the same rules.
for (const [tag, number, ours] of numbers) {
  const theirs = new Intl.NumberFormat(tag).format(number);
  if (withHyphen(ours) === withHyphen(theirs)) passed += 1;
  else fail(`${tag} ${number}\n  the game: ${ours}\n  Intl:     ${theirs}`);
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;
