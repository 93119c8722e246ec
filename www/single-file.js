// Starts the game in the single-file page. Its parts are script elements with base 85 of gzip: styles, drawings, the
// JavaScript module, the program and its part, script and program of the bots' worker, the words of other
// languages and the licences. Base 64 would exceed the budget
// of the file.
(async () => {
  // The digits of Z85, but `_` for `<`, so that no part looks like markup.
  const DIGITS = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ.-:+=^!/*?&_>()[]{}@%$#";
  const VALUES = new Map([...DIGITS].map((digit, value) => [digit.charCodeAt(0), value]));
  /** Decodes base 85: five digits for each four bytes, the most significant first. */
  const decode = (text) => {
    const view = new DataView(new ArrayBuffer((text.length / 5) * 4));
    for (let group = 0; group * 5 < text.length; group += 1) {
      let number = 0;
      for (let digit = 0; digit < 5; digit += 1) number = number * 85 + VALUES.get(text.charCodeAt(group * 5 + digit));
      view.setUint32(group * 4, number);
    }
    return view.buffer;
  };
  const unpack = (id) => {
    const element = document.getElementById(`packed-${id}`);
    const bytes = new Uint8Array(decode(element.textContent), 0, Number(element.dataset.length));
    if (id !== "licences") element.remove();
    return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip")));
  };
  const add = (name, text) => {
    const element = document.createElement(name);
    element.textContent = text;
    document.head.append(element);
  };
  // The file of the licences does not lie beside this page.
  addEventListener("click", async (event) => {
    if (!event.target.closest?.("a[href='licences.txt']")) return;
    event.preventDefault();
    const address = URL.createObjectURL(new Blob([await unpack("licences").text()], { type: "text/plain;charset=utf-8" }));
    open(address, "_blank");
  });
  try {
    add("style", await unpack("styles").text());
    document.getElementById("drawings").innerHTML = await unpack("drawings").text();
    const module = await unpack("module").text();
    const worker = await unpack("worker").text();
    // A page opened from a disk can start a worker only from a blob, not from a file.
    const script = new Blob([worker], { type: "text/javascript" });
    document.querySelector("meta[name=canasta-worker]").content = URL.createObjectURL(script);
    window.canastaPart = async () => WebAssembly.compile(await unpack("part").arrayBuffer());
    const words = {};
    const unpackWords = async (tag) => {
      const table = new Uint8Array(await unpack(`words-${tag}`).arrayBuffer());
      window.canastaSpeak?.(tag, table);
      return table;
    };
    window.canastaWords = (tag) => (words[tag] ??= unpackWords(tag));
    const { lang } = document.documentElement;
    if (lang !== "en") canastaWords(lang).catch(() => {});
    let bots;
    window.canastaSendBots = async (to) => {
      try {
        to.postMessage(await (bots ??= unpack("bots").arrayBuffer().then(WebAssembly.compile)));
      } catch {
        to.dispatchEvent(new Event("error"));
      }
    };
    add("script", module);
    const shown = new Promise((resolve, reject) => {
      addEventListener("CanastaShown", resolve, { once: true });
      addEventListener("error", ({ error }) => reject(error), { once: true });
    });
    const program = await unpack("program").arrayBuffer();
    const [wasm] = await Promise.all([canastaModule({ module_or_path: program }), shown]);
    dispatchEvent(new CustomEvent("TrunkApplicationStarted", { detail: { wasm } }));
  } catch (error) {
    const isMissing = !window.WebAssembly || error instanceof WebAssembly.CompileError;
    document.getElementById(isMissing ? "missing" : "failed")?.removeAttribute("hidden");
    throw error;
  }
})();
