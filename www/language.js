// Says in the language of the page what stands in it without the program: the first page, and what is read where the program cannot start or
// go on. The build fills in the words (xtask/src/finish/words.rs).
(() => {
  const ENGLISH = "".split("|");
  // What is seen at once. All other words are read from the tables of the languages, at these places.
  const OTHERS = {};
  const PLACES = [];
  const chooseLanguage = null;
  const html = document.documentElement;
  /** The texts within a node, each with the place of its words. */
  const textsIn = (root) => {
    const texts = [...root.querySelectorAll("[aria-label],[name=description]")].flatMap(({ attributes }) => [...attributes]);
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) texts.push(walker.currentNode);
    return texts.map((text) => [text, ENGLISH.indexOf(text.nodeValue.trim())]).filter(([, place]) => place >= 0);
  };
  let texts = [...textsIn(document), ...textsIn(document.getElementById("fault-page").content)];
  const page = document.getElementById("page");
  // From then on the page is the program's.
  addEventListener("CanastaShown", () => {
    texts = texts.filter(([text]) => !page.contains(text.ownerElement ?? text));
  });
  const wordsOf = (tag) => OTHERS[tag]?.split("|") ?? ENGLISH;
  const read = (table) => {
    // Behind the head of the table stand the low bytes of the lengths of its messages, the high ones, and the messages
    // (crates/canasta-words/src/table.rs). Signs below the blank are commands.
    const count = table[16] + 256 * table[17];
    const starts = [18 + 2 * count];
    for (let place = 0; place < count; place += 1) starts.push(starts[place] + table[18 + place] + 256 * table[18 + count + place]);
    return PLACES.map((place) => new TextDecoder().decode(table.subarray(starts[place], starts[place + 1])).split(/[\0-\x1f]/)[0].trim());
  };
  /** Speaks a language from now on. With its table, takes the words that are missing, and says them if the language is spoken. */
  window.canastaSpeak = (tag, table) => {
    if (table) {
      OTHERS[tag] = [...wordsOf(tag).slice(0, ENGLISH.length - PLACES.length), ...read(table)].join("|");
      if (html.lang !== tag) return;
    }
    const words = wordsOf(tag);
    for (const [text, place] of texts) text.nodeValue = text.nodeValue.replace(/\S.*\S/, () => words[place] ?? ENGLISH[place]);
    if (html.lang === tag) return;
    html.lang = tag;
    const manifest = OTHERS[tag] ? `manifest-${tag}.webmanifest` : "manifest.webmanifest";
    document.querySelector("link[rel=manifest]")?.setAttribute("href", manifest);
  };
  const chosen = chooseLanguage(Object.keys(OTHERS), `${html.dataset.storage}settings`);
  if (chosen !== "en") canastaSpeak(chosen);
})();
