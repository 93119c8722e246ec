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

  const show = (error) => {
    const template = document.getElementById("fault-page");
    if (isShown || !template) return;
    isShown = true;
    document.body.append(template.content);
    const page = document.getElementById("fault");
    const isSaved = stored(GAME) !== null;
    for (const [part, isThere] of [["saved", isSaved], ["save", isSaved], ["without", isSaved || others().length > 0]]) {
      for (const element of page.querySelectorAll(`[data-fault=${part}]`)) element.hidden = !isThere;
    }
    page.addEventListener("click", ({ target }) => actions[target.closest("button")?.dataset.fault]?.());
    // The page can't be closed: nothing behind it works any more.
    page.addEventListener("cancel", (event) => event.preventDefault());
    page.showModal();
    page.querySelector("pre").textContent = `${error?.name ?? "Error"}: ${error?.message ?? error}`;
  };
  // Only errors that have passed through the program: what extensions and other scripts throw does not stop it.
  const stopsProgram = (error) =>
    (window.WebAssembly && error instanceof WebAssembly.RuntimeError) || /wasm-function|wasm:\/\//.test(String(error?.stack));
  addEventListener("error", ({ error }) => stopsProgram(error) && show(error));
  addEventListener("unhandledrejection", ({ reason }) => stopsProgram(reason) && show(reason));
})();
