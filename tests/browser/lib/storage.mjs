// What the page stores, by its name. The key holds the folder of the page too, because one host may have several games.

/** What the keys of a page at this address begin with. */
const prefix = (url) => `canasta ${url.startsWith("file:") ? "file:" : new URL(".", url).pathname} `;

/** The key of a value of the page at this address, in `localStorage`. */
export const keyOf = (url, name) => prefix(url) + name;

/** The name of its database. */
export const databaseOf = (url) => prefix(url).trim();

/** The stored text with this name, or null. */
export const stored = (page, name) => page.evaluate((key) => localStorage.getItem(key), keyOf(page.url(), name));

/** The names of everything that this page has stored, in order. */
export const storedNames = async (page) => {
  const ours = prefix(page.url());
  return (await page.evaluate(() => Object.keys(localStorage))).filter((key) => key.startsWith(ours)).map((key) => key.slice(ours.length)).sort();
};

/** Stores a text. */
export const store = (page, name, text) => page.evaluate(([key, text]) => localStorage.setItem(key, text), [keyOf(page.url(), name), text]);

/** Deletes a text. */
export const forget = (page, name) => page.evaluate((key) => localStorage.removeItem(key), keyOf(page.url(), name));

/** Stores a text before each load of the page at this address, unless there is one already and `replaces` is false. */
export const storeFirst = (page, url, name, text, { replaces = false } = {}) =>
  page.addInitScript(([key, text, replaces]) => {
    if (replaces || localStorage.getItem(key) === null) localStorage.setItem(key, text);
  }, [keyOf(url, name), text, replaces]);

/** Waits until the stored text with this name passes a test. */
export async function untilStored(page, name, passes) {
  for (let n = 0; n < 100; n += 1) {
    if (passes(await stored(page, name))) return;
    await page.waitForTimeout(100);
  }
  throw new Error(`${name} is ${await stored(page, name)}`);
}
