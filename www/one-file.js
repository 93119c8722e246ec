// Starts the game where the whole of it stands in one page. The build fills in how long the packed texts are.
(async () => {
  const LENGTHS = [];
  const ADDED = 0;
  const ENCODING = "windows-1252";
  /** The packed bytes as letters. A server may have told the browser to read this file as another encoding. */
  const letters = async () => {
    const packed = document.getElementById("packed");
    const text = packed.textContent;
    packed.remove();
    if (document.characterSet === ENCODING) return text;
    const file = new TextDecoder(ENCODING).decode(await (await fetch(location.href)).arrayBuffer());
    const [, rest] = file.split('id="packed">');
    // No letters stand for the beginning of an end tag.
    return rest.slice(0, rest.indexOf("</"));
  };
  /** The bytes that the letters stand for: after "=" one that a page cannot hold. */
  const unpack = (text) => {
    const high = new TextDecoder(ENCODING).decode(Uint8Array.from({ length: 32 }, (_, at) => 128 + at));
    const byteOf = new Map([...high].map((letter, at) => [letter.charCodeAt(0), 128 + at]));
    const bytes = new Uint8Array(text.length);
    let length = 0;
    for (let at = 0; at < text.length; at += 1) {
      const moved = text.charCodeAt(at) === 61;
      if (moved) at += 1;
      const letter = text.charCodeAt(at);
      bytes[length] = (letter < 128 ? letter : byteOf.get(letter) ?? letter) - (moved ? 64 : 0) - ADDED;
      length += 1;
    }
    return bytes.subarray(0, length);
  };
  try {
    const stream = new Blob([unpack(await letters())]).stream().pipeThrough(new DecompressionStream("gzip"));
    const all = new Uint8Array(await new Response(stream).arrayBuffer());
    let at = 0;
    const [glue, worker, styles, drawings] = LENGTHS.map((length) => {
      return new TextDecoder().decode(all.subarray(at, (at += length)));
    });
    const add = (name, text) => {
      const element = document.createElement(name);
      element.textContent = text;
      document.head.append(element);
    };
    add("style", styles);
    document.body.insertAdjacentHTML("afterbegin", drawings);
    // The worker is the same program: a page that was opened as a file can start one only from what it holds.
    const own = new Blob([glue, worker], { type: "text/javascript" });
    document.querySelector("meta[name=canasta-worker]").content = URL.createObjectURL(own);
    add("script", glue);
    const shown = new Promise((done, failed) => {
      addEventListener("CanastaShown", done, { once: true });
      addEventListener("error", ({ error }) => failed(error), { once: true });
    });
    const [wasm] = await Promise.all([canastaGlue({ module_or_path: all.slice(at) }), shown]);
    dispatchEvent(new CustomEvent("TrunkApplicationStarted", { detail: { wasm } }));
  } catch (error) {
    document.getElementById("failed")?.removeAttribute("hidden");
    throw error;
  }
})();
