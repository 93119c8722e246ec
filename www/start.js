// Starts the game in the page. The build writes this script into index.html, below the constants MODULE_ADDRESS,
// PROGRAM_ADDRESS, PART_ADDRESS, which is empty where the program is in one piece, STYLES_ADDRESS, the styles of what the part shows, WORDS, the hashes in the names of the words of other languages, and BOTS_ADDRESS (Trunk.toml).

// A browser loads no modules from a disk: there the single-file page is used.
if (location.protocol === "file:") {
  location.replace("canasta.html");
  await new Promise(() => {});
}
// What is undone when the start ends, whether it has failed or not.
let stopWaiting = () => {};
const { classList, dataset } = document.documentElement;
/** Says that the game could not be loaded, and offers to try again. */
const sayFailed = (why) => {
  stopWaiting();
  document.documentElement.className = "";
  document.getElementById(why).hidden = false;
};
try {
  // The title must be painted before it is replaced, or it does not count as a paint. A hidden page paints nothing and starts
  // all the same.
  const painted = new Promise((resolve) => {
    if (document.hidden) return resolve();
    const kinds = PerformanceObserver.supportedEntryTypes;
    const type = ["largest-contentful-paint", "paint"].find((kind) => kinds.includes(kind));
    if (type) new PerformanceObserver(resolve).observe({ type, buffered: true });
    setTimeout(resolve, type ? 1000 : 0);
  });
  // A visitor without saved data sees the welcome page before the program has started. A button pressed there is clicked again
  // once the program runs.
  const isNewVisitor = () => {
    try {
      return !Object.keys(localStorage).some((name) => name.startsWith(dataset.storage));
    } catch {
      return true;
    }
  };
  let isLoading = true;
  painted.then(() => isLoading && isNewVisitor() && classList.add("new"));
  let pressed;
  const rememberPress = ({ target }) => {
    const button = target.closest("#page [data-intent]");
    if (!button) return;
    pressed?.removeAttribute("aria-busy");
    button.setAttribute("aria-busy", "true");
    pressed = button;
    classList.add("late");
  };
  addEventListener("click", rememberPress);
  // A slow load shows a notice after a second.
  const notice = setTimeout(() => classList.add("late"), 1000);
  // A connection that never answers. What comes later is shown all the same.
  const limit = setTimeout(sayFailed, 60_000, "failed");
  stopWaiting = () => {
    isLoading = false;
    clearTimeout(notice);
    clearTimeout(limit);
    removeEventListener("click", rememberPress);
  };
  addEventListener("CanastaShown", () => {
    stopWaiting();
    if (!pressed) return;
    pressed.removeAttribute("aria-busy");
    // The click waits for a frame: it shows the fingerprint of the deck, which must be seen before the deal. The program may have
    // replaced the button, so it is looked up again.
    const click = () => document.querySelector(`#page [data-intent="${pressed.dataset.intent}"]`)?.click();
    if (document.hidden) setTimeout(click);
    else requestAnimationFrame(() => setTimeout(click));
  }, { once: true });
  // iOS shows a picture while an installed app starts. It takes it when the app is put on the home screen, and only in the very size of the
  // screen, so it is drawn here: like the first screen.
  const drawStartup = () => {
    const style = getComputedStyle(document.documentElement);
    const sides = [screen.width, screen.height].sort((a, b) => a - b);
    for (const [name, [across, down]] of Object.entries({ portrait: sides, landscape: [...sides].reverse() })) {
      const canvas = Object.assign(document.createElement("canvas"), { width: across * devicePixelRatio, height: down * devicePixelRatio });
      const context = canvas.getContext("2d");
      context.fillStyle = style.backgroundColor;
      context.fillRect(0, 0, canvas.width, canvas.height);
      context.fillStyle = "#fffdf7";
      context.textAlign = "center";
      context.textBaseline = "middle";
      context.font = `700 ${Math.min(across * 0.22, 144) * devicePixelRatio}px system-ui, sans-serif`;
      context.fillText("Canasta", canvas.width / 2, canvas.height / 2);
      document.head.append(Object.assign(document.createElement("link"), {
        rel: "apple-touch-startup-image", media: `(orientation: ${name})`, href: canvas.toDataURL(),
      }));
    }
  };
  if (navigator.standalone === false) addEventListener("TrunkApplicationStarted", drawStartup, { once: true });
  const load = async (address, options) => {
    const response = await fetch(address, options);
    if (!response.ok) throw new Error(`${address} is missing: ${response.status}`);
    return response;
  };
  const compile = async (address, priority) => {
    const response = await load(address, { priority });
    // Browsers compile a streamed response only under its media type, which a few hosts do not send.
    const canStream = response.headers.get("content-type")?.startsWith("application/wasm");
    return canStream && WebAssembly.compileStreaming ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer());
  };
  const program = compile(PROGRAM_ADDRESS);
  // The program asks for its part after the first cards, when the bots' moves come first. After a minute or a failure it hears of that and may
  // ask again; what comes later is taken then.
  let part;
  const addStyles = () => new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: STYLES_ADDRESS });
    link.addEventListener("load", resolve);
    link.addEventListener("error", () => {
      link.remove();
      reject(new Error("the styles of the part are missing"));
    });
    [...document.querySelectorAll("link[rel=stylesheet]")].at(-1).after(link);
  });
  window.canastaPart = (priority = "low") => {
    const loading = (part ??= Promise.all([compile(PART_ADDRESS, priority), addStyles(), moreWords()]).then(([module]) => module));
    loading.catch(() => part === loading && (part = undefined));
    const limit = new Promise((_, reject) => setTimeout(reject, 60_000, new Error("the part is late")));
    return Promise.race([loading, limit]);
  };
  // The words of a language: those of the first screens, and where the program is divided, the rest for its part.
  const addressOf = (tag, kind) => `./words-${tag}${kind}-${WORDS[tag]}.bin`;
  const loadTable = async (tag, kind, cache) => new Uint8Array(await (await load(addressOf(tag, kind), { cache })).arrayBuffer());
  const rests = {};
  window.canastaMoreWords = (tag, cache) => (rests[tag] ??= loadTable(tag, "-later", cache).catch((why) => {
    delete rests[tag];
    throw why;
  }));
  const moreWords = ({ lang } = document.documentElement) => WORDS[lang] && canastaMoreWords(lang);
  // Whoever has played may need it at once, and so does an address that leads to a dialog.
  if (PART_ADDRESS && (!isNewVisitor() || location.hash || location.search)) canastaPart("high").catch(() => {});
  // Those of the page's own language are loaded beside the program. Words for which the program asks again did not come, or were damaged: they
  // are loaded past the cache.
  const words = {};
  const loadWords = async (tag, cache) => {
    if (cache) delete rests[tag];
    const table = await loadTable(tag, "", cache);
    window.canastaSpeak?.(tag, table);
    return part ? new Uint8Array(await new Blob([table, await canastaMoreWords(tag, cache)]).arrayBuffer()) : table;
  };
  window.canastaWords = (tag) => {
    const loading = words[tag] ?? loadWords(tag, tag in words ? "reload" : undefined);
    words[tag] = undefined;
    return loading;
  };
  const { lang } = document.documentElement;
  if (WORDS[lang]) (words[lang] = loadWords(lang)).catch(() => {});
  // The service worker keeps what passes through it. What a first visitor reads was loaded before there was one.
  navigator.serviceWorker?.addEventListener("controllerchange", () => {
    const { lang } = document.documentElement;
    if (WORDS[lang]) for (const address of [addressOf(lang, ""), addressOf(lang, "-later"), `./manifest-${lang}.webmanifest`]) fetch(address).catch(() => {});
  }, { once: true });
  // The bots' program is loaded when a worker first needs it, after the cards are painted. What fails is tried again for the next worker.
  let bots;
  window.canastaSendBots = async (worker) => {
    try {
      // A hidden page paints nothing.
      if (!bots) await new Promise((resolve) => [requestAnimationFrame(() => setTimeout(resolve)), setTimeout(resolve, 1000)]);
      worker.postMessage(await (bots ??= compile(BOTS_ADDRESS, "low")));
    } catch {
      bots = undefined;
      worker.dispatchEvent(new Event("error"));
    }
  };
  const [{ default: init }, module] = await Promise.all([import(MODULE_ADDRESS), program]);
  await painted;
  // Events that arrived meanwhile, taps above all, are handled before the start.
  await new Promise((resolve) => setTimeout(resolve));
  // The program starts in several tasks and reports its first screen with an event.
  const shown = new Promise((resolve, reject) => {
    addEventListener("CanastaShown", resolve, { once: true });
    addEventListener("error", ({ error }) => reject(error), { once: true });
  });
  const [wasm] = await Promise.all([init({ module_or_path: module }), shown]);
  dispatchEvent(new CustomEvent("TrunkApplicationStarted", { detail: { wasm } }));
} catch (error) {
  try {
    // Some browsers have no WebAssembly, or their owner has switched it off.
    sayFailed(!window.WebAssembly || error instanceof WebAssembly.CompileError ? "missing" : "failed");
  } catch {
    // The page of a fault needs less (www/fault.js).
    Object.assign(error, { stopsStart: true });
  }
  // A newer build that is already downloaded is used at the next start, in case this one is broken.
  navigator.serviceWorker?.getRegistration().then((it) => it?.waiting?.postMessage("use"));
  throw error;
}
