// Shows a plain page when the program has stopped, without anything of the program: what has happened, and ways to go on.
(() => {
  const OURS = document.documentElement.dataset.storage;
  const GAME = `${OURS}game`;
  const SET_ASIDE = `${OURS}damaged.`;
  // Says that what an older version stored was copied (www/storage.js). It is no value of the game.
  const COPIED = `${OURS}copied`;
  const PLACES = 20;
  let isShown = false;

  const stored = (name) => {
    try {
      return localStorage.getItem(name);
    } catch {
      return null;
    }
  };
  /** The names of everything else that the game has stored. */
  const others = () => {
    try {
      return Object.keys(localStorage).filter((name) => name.startsWith(OURS) && ![GAME, COPIED].includes(name) && !name.startsWith(SET_ASIDE));
    } catch {
      return [];
    }
  };
  const save = (text) => {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
    link.download = "canasta-game.txt";
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  };
  /** Moves a text to a place where nothing overwrites it. A text for which there is no room becomes a file. */
  const setAside = (name) => {
    const text = stored(name);
    if (text === null) return;
    const numbers = Array.from({ length: PLACES }, (_, at) => at + 1);
    const free = numbers.find((number) => [null, text].includes(stored(SET_ASIDE + number)));
    try {
      // Removed first, because a full storage has room for one of them only.
      localStorage.removeItem(name);
      if (free === undefined) save(text);
      else localStorage.setItem(SET_ASIDE + free, text);
    } catch {
      save(text);
    }
  };
  const actions = {
    reload: () => location.reload(),
    save: () => save(stored(GAME) ?? ""),
    without: () => {
      // A fault without a game comes from something else that is stored.
      if (stored(GAME) !== null) setAside(GAME);
      else others().forEach(setAside);
      try {
        // What an older version stored would come again.
        localStorage.setItem(COPIED, "1");
      } catch {
        // It was not copied, as nothing can be stored.
      }
      location.reload();
    },
  };

  /** The parts of the page that do not hold now. */
  const hidden = () => {
    const isSaved = stored(GAME) !== null;
    const isBehind = document.documentElement.dataset.behind !== undefined;
    const parts = { saved: isSaved && !isBehind, behind: isSaved && isBehind, save: isSaved, without: isSaved || others().length > 0 };
    return Object.keys(parts).filter((part) => !parts[part]);
  };
  const press = ({ target }) => actions[target.closest("button")?.dataset.fault]?.();
  const openDialog = (words) => {
    document.body.append(document.getElementById("fault-page").content.cloneNode(true));
    const page = document.getElementById("fault");
    for (const part of hidden()) {
      for (const element of page.querySelectorAll(`[data-fault=${part}]`)) element.hidden = true;
    }
    page.addEventListener("click", press);
    // The page can't be closed: nothing behind it works any more.
    page.addEventListener("cancel", (event) => event.preventDefault());
    page.showModal();
    page.querySelector("pre").textContent = words;
  };
  const escape = (text) => text.replace(/[&<]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  /** Writes the page in place of everything, without a method of the document. */
  const replacePage = (words) => {
    let html = globalThis["fault-page"].innerHTML.replace("<dialog", "<dialog open").replace("</pre>", `${escape(words)}</pre>`);
    for (const part of hidden()) html = html.replaceAll(`data-fault="${part}"`, "$& hidden");
    document.body.innerHTML = html;
    document.onclick = ({ target }) => {
      try {
        actions[target.dataset.fault]?.();
      } catch {
        // No file can be made: the text is shown, to be copied.
        document.body.innerHTML = `<pre>${escape(stored(GAME) ?? "")}</pre>`;
      }
    };
  };
  /** Lets the style sheet show what stands in the page already. */
  const pointToPage = () => {
    location.hash = "stopped";
  };
  // Each needs less than the one before, since what has failed may be what it needs.
  const WAYS = [openDialog, replacePage, pointToPage];
  const show = (error) => {
    if (isShown) return;
    isShown = true;
    const words = `${error?.name ?? "Error"}: ${error?.message ?? error}`;
    WAYS.some((way) => {
      try {
        way(words);
        return true;
      } catch {
        return false;
      }
    });
  };
  // Only errors that have passed through the program, or that have ended its start: what extensions and other scripts throw does not
  // stop it.
  const stopsProgram = (error) =>
    (window.WebAssembly && error instanceof WebAssembly.RuntimeError) || error?.stopsStart || /wasm-function|wasm:\/\//.test(String(error?.stack));
  const check = (error) => {
    if (stopsProgram(error)) show(error);
  };
  try {
    addEventListener("error", ({ error }) => check(error));
    addEventListener("unhandledrejection", ({ reason }) => check(reason));
  } catch {
    globalThis.onerror = (message, source, line, column, error) => check(error);
    globalThis.onunhandledrejection = ({ reason }) => check(reason);
  }
})();
