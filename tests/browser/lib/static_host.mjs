// A static host that serves the finished page below any path, can be stopped, and can change to another build.

import { createHash } from "node:crypto";
import { createServer } from "node:http";
import { gzipSync } from "node:zlib";

export const TYPES = {
  html: "text/html; charset=utf-8", js: "text/javascript; charset=utf-8", css: "text/css; charset=utf-8", wasm: "application/wasm",
  txt: "text/plain", svg: "image/svg+xml", png: "image/png", webp: "image/webp", webmanifest: "application/manifest+json",
};

/** The hash of a file, in the form of the attribute `integrity`. */
export const hashOf = (bytes) => `sha256-${createHash("sha256").update(bytes).digest("base64")}`;

/** The names and hashes of the files that the service worker caches. */
export function precachedFiles(serviceWorker) {
  const lines = serviceWorker.match(/const FILES = \[\n(.*?)\];/s)[1];
  return [...lines.matchAll(/\["(.*?)", "(.*?)"\]/g)].map(([, name, hash]) => [name.replace("./", "") || "index.html", hash]);
}

/** Downloads every file of the finished page. Gives a map of names to contents. */
export async function downloadSite(url) {
  const fetched = async (name) => {
    const answer = await fetch(url + name);
    if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
    return Buffer.from(await answer.arrayBuffer());
  };
  const serviceWorker = await fetched("sw.js");
  const manifest = await fetched("manifest.webmanifest");
  const { icons, screenshots } = JSON.parse(manifest);
  const images = [...icons, ...screenshots].map(({ src }) => src);
  const names = new Set(["404.html", "canasta.html", ...images, ...precachedFiles(String(serviceWorker)).map(([name]) => name)]);
  const files = await Promise.all([...names].map(async (name) => [name, await fetched(name)]));
  return new Map([...files, ["sw.js", serviceWorker]]);
}

/** The files as another build would have them: every file with a hash in its name gets another name and content. */
export function anotherBuild(files, mark) {
  const text = (name) => String(files.get(name));
  const named = precachedFiles(text("sw.js")).map(([name]) => name).filter((name) => /-[0-9a-f]{8,}(_bg)?\./.test(name));
  const renamed = new Map(named.map((name) => [name, name.replace(/-[0-9a-f]{8,}/, (hash) => `${hash}${mark}`)]));
  const rename = (words) => [...renamed].reduce((all, [old, name]) => all.replaceAll(old, name), words);
  const other = new Map([...files].map(([name, bytes]) => [renamed.get(name) ?? name, bytes]));
  for (const name of renamed.values()) {
    if (/\.(js|css)$/.test(name)) other.set(name, Buffer.from(`${other.get(name)}\n/* ${mark} */\n`));
  }
  let html = rename(text("index.html"));
  for (const [old, name] of renamed) html = html.replaceAll(hashOf(files.get(old)), hashOf(other.get(name)));
  const script = (page) => hashOf(page.match(/<script type="module">(.*?)<\/script>/s)[1]);
  html = html.replace(script(text("index.html")), script(html));
  other.set("index.html", Buffer.from(html));
  const lines = precachedFiles(text("sw.js")).map(([name]) => renamed.get(name) ?? name).map((name) => {
    return `  ["./${name === "index.html" ? "" : name}", "${hashOf(other.get(name))}"],\n`;
  });
  const worker = text("sw.js").replace(/const FILES = \[\n.*?\];/s, () => `const FILES = [\n${lines.join("")}];`);
  other.set("sw.js", Buffer.from(worker.replace(/const BUILD = "(.*?)"/, (_, build) => `const BUILD = "${build}${mark}"`)));
  return other;
}

/** Serves files below a path. `replaceFiles` serves others instead; after `stop` nothing answers. */
export async function serveFiles(files, path) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, "http://host");
    const name = pathname.startsWith(path) ? pathname.slice(path.length) || "index.html" : null;
    const found = files.get(name);
    const body = gzipSync(found ?? files.get("404.html"), { level: 1 });
    const type = (found && TYPES[name.split(".").pop()]) || TYPES.html;
    const head = { "Content-Type": type, "Content-Encoding": "gzip", "Cache-Control": "max-age=600" };
    response.writeHead(found ? 200 : 404, head).end(body);
  });
  await new Promise((done) => server.listen(0, "127.0.0.1", done));
  return {
    url: `http://127.0.0.1:${server.address().port}${path}`,
    replaceFiles: (others) => (files = others),
    stop: () => new Promise((done) => {
      server.close(done);
      server.closeAllConnections();
    }),
  };
}
