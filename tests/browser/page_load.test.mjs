import assert from "node:assert/strict";
import { PHONE, test } from "./harness.mjs";
import { ready } from "./lib/game.mjs";
import { SUB_PATH } from "./lib/service_worker.mjs";
import { downloadSite, serveFiles } from "./lib/static_host.mjs";
import { storeFirst } from "./lib/storage.mjs";
import { playButton } from "./lib/table.mjs";

for (const [device, viewport] of [["a desktop", undefined], ["a phone", PHONE]]) {
  test.describe(() => {
    test.use({ ...(viewport && { viewport }) });

    test(`the page loads without errors on ${device}`, async ({ page, url }) => {
      await page.addInitScript(() => {
        window.started = new Promise((resolve) => addEventListener("TrunkApplicationStarted", () => resolve(true)));
      });
      const response = await page.goto(url);
      assert.equal(response.status(), 200);
      assert.equal(await page.evaluate(() => window.started), true);
      await page.waitForFunction(() => window.canasta);
      assert.match(await page.title(), /Canasta/);
    });
  });
}

test("the page requests only files below its own address", async ({ page, url }) => {
  const outside = [];
  page.on("request", (request) => {
    if (/^https?:/.test(request.url()) && !request.url().startsWith(url)) outside.push(request.url());
  });
  await page.goto(url, { waitUntil: "networkidle" });
  assert.deepEqual(outside, [], "the page requests only files beside it");
});

test("the program is served as application/wasm, so that it is compiled while it loads", async ({ page, url }) => {
  const types = [];
  page.on("response", (response) => {
    if (new URL(response.url()).pathname.endsWith(".wasm")) types.push(response.headers()["content-type"]);
  });
  await page.goto(url, { waitUntil: "networkidle" });
  assert.ok(types.length > 0, "the page loads wasm");
  for (const type of types) assert.equal(type, "application/wasm");
});

test("the program contains no paths of the machine that built it", async ({ page, url }) => {
  const programs = [];
  page.on("response", (response) => {
    if (new URL(response.url()).pathname.endsWith(".wasm")) programs.push(response.body());
  });
  await page.goto(url, { waitUntil: "networkidle" });
  const [program] = await Promise.all(programs);
  const text = program.toString("latin1");
  assert.match(text, /\/library\/core\/src\//, "the boxes of sources are there");
  // A colon may stand before the first byte of the next message, which is any.
  const path = /\.(cargo|rustup)\b|toolchains|\/(home|root|Users)\/|\b[A-Za-z]:\\/.exec(text);
  assert.equal(path && text.slice(path.index - 40, path.index + 40), null);
});

test.describe(() => {
  test.use({ expectErrors: /unwrap_throw/ });

  test("an exception during the start shows that the game could not be loaded", async ({ page, url }) => {
    await page.addInitScript(() => {
      const listen = EventTarget.prototype.addEventListener;
      EventTarget.prototype.addEventListener = function (type, ...others) {
        // A step in the middle of the start adds this listener.
        if (type === "storage") throw new Error("broken for a test");
        return listen.call(this, type, ...others);
      };
    });
    await page.goto(url);
    await page.getByText("The game could not be loaded.").waitFor();
    // The waiting message would have appeared by then.
    await page.waitForTimeout(1_200);
    assert.equal(await page.getByText(WAITING_MESSAGE).isVisible(), false);
    assert.deepEqual(await page.getByRole("button").allInnerTexts(), ["Reload"], "no button without an effect is shown");
    assert.equal(await page.evaluate(() => typeof window.canasta), "undefined");
  });
});

test.describe(() => {
  test.use({ expectErrors: /404|missing/ });

  test("a missing program shows at once that the game could not be loaded", async ({ page, url }) => {
    await page.route("**/*.wasm", (route) => route.fulfill({ status: 404, body: "" }));
    await page.goto(url);
    const failed = page.getByText("The game could not be loaded.");
    await failed.waitFor();
    await page.waitForTimeout(1_200);
    assert.ok(await failed.isVisible());
    assert.equal(await page.getByText(WAITING_MESSAGE).isVisible(), false);
    assert.equal(await page.getByRole("button").count(), 0, "no button without an effect is shown");
  });
});

/** Holds the program back until the returned function is called. */
async function holdProgramBack(page) {
  let send;
  const sent = new Promise((done) => (send = done));
  await page.route("**/*.wasm", async (route) => {
    await sent;
    await route.continue();
  });
  return send;
}

const WAITING_MESSAGE = "The cards are on their way";

test("a returning visitor sees the title, then a waiting message, and nothing shifts", async ({ page, url }) => {
  await storeFirst(page, url, "settings", "{}");
  const send = await holdProgramBack(page);
  await page.goto(url);
  const title = page.getByRole("heading", { name: "Canasta" });
  const words = page.getByText(WAITING_MESSAGE);
  assert.equal(await words.isVisible(), false, "the message is not shown at once");
  const before = await title.boundingBox();
  await words.waitFor({ state: "visible" });
  assert.deepEqual(await title.boundingBox(), before);
  assert.equal(await page.getByRole("button").count(), 0);
  send();
  await playButton(page).waitFor();
  assert.equal(await words.count(), 0);
});

const boxes = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("#page .welcome > *, #page .toolbar > *")].map((part) => {
      const { x, y, width, height } = part.getBoundingClientRect();
      return `${part.tagName} ${part.className}: ${[x, y, width, height].map(Math.round)}`;
    }),
  );

for (const viewport of [{ width: 1280, height: 800 }, { width: 360, height: 740 }]) {
  test.describe(() => {
    test.use({ viewport });

    test(`a new visitor sees the welcome page before the program has loaded, and it stays, ${viewport.width} wide`, async ({ page, url }) => {
      const send = await holdProgramBack(page);
      await page.goto(url);
      const play = playButton(page);
      await play.waitFor();
      assert.equal(await page.evaluate(() => typeof window.canasta), "undefined");
      await page.evaluate(() => {
        window.play = document.querySelector("[data-intent='start']");
        window.play.focus();
      });
      const before = await boxes(page);
      send();
      await page.waitForFunction(() => window.canasta);
      assert.deepEqual(await boxes(page), before, "nothing shifts");
      assert.ok(await page.evaluate(() => document.activeElement === window.play), "the same button is kept with its focus");
      assert.equal(await page.locator("#splash, #wait, html.new, html.late").count(), 0);
      assert.match(await page.locator(".hash").textContent(), /^[0-9a-f]{64}$/);
      await play.click();
      await page.locator("#hand > .card").first().waitFor();
    });
  });
}

test("a press on the welcome page is carried out once the program has loaded", async ({ page, url }) => {
  const send = await holdProgramBack(page);
  await page.goto(url);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("menuitem", { name: "Rules" }).click();
  const play = playButton(page);
  await play.click();
  await play.click();
  assert.equal(await page.locator("[aria-busy]").count(), 1, "the last press counts");
  await page.getByText(WAITING_MESSAGE).waitFor({ state: "visible" });
  send();
  await page.locator("#hand > .card").first().waitFor();
  assert.equal(await page.getByRole("dialog").count(), 0);
  assert.equal(await page.locator("[aria-busy]").count(), 0);
});

test("the welcome page is rendered again if something else has changed it", async ({ page, url }) => {
  const send = await holdProgramBack(page);
  await page.goto(url);
  await playButton(page).waitFor();
  // Browsers that translate pages change the document in this way.
  await page.evaluate(() => {
    const words = document.querySelector(".hero p");
    words.innerHTML = "<font><font>Gratis</font></font>";
  });
  await page.getByRole("button", { name: /^Choose the game/ }).click();
  send();
  await page.waitForFunction(() => window.canasta);
  assert.match(await page.locator(".hero > p").innerText(), /^Free, no account, no adverts/);
  assert.equal(await page.locator("font").count(), 0);
  // The press is carried out all the same.
  await page.getByRole("dialog", { name: "New game" }).waitFor();
});

test.describe(() => {
  test.use({ expectErrors: /404/ });

  test("the page for wrong addresses links to the game at any depth", async ({ page, url }) => {
    const site = await serveFiles(await downloadSite(url), SUB_PATH);
    for (const wrong of ["none", "none/at/all.html"]) {
      const answer = await page.goto(site.url + wrong);
      assert.equal(answer.status(), 404);
      const link = page.getByRole("link", { name: "To the game" });
      await page.waitForFunction((href) => document.querySelector("a").href === href, site.url);
      await link.click();
      await ready(page);
    }
    // A chat may have made the sign # of a link a part of the path.
    await page.goto(`${site.url}%23rules=nonsense`);
    await page.waitForFunction((href) => location.href.startsWith(href) && !location.pathname.includes("%23"), site.url);
    await ready(page);
    await site.stop();
  });
});

test.describe(() => {
  test.use({ expectErrors: /WebAssembly|CompileError/ });

  for (const [name, script] of [
    ["has no WebAssembly", () => { delete window.WebAssembly; }],
    ["does not allow it here", () => { WebAssembly.compileStreaming = WebAssembly.compile = () => Promise.reject(new WebAssembly.CompileError("WebAssembly is refused")); }],
  ]) {
    test(`a browser that ${name} is told what is missing`, async ({ page, url }) => {
      await page.addInitScript(script);
      await page.goto(url);
      await page.getByText(/Canasta is played with WebAssembly.*switch it on/).waitFor();
      assert.equal(await page.getByText("The game could not be loaded.").isVisible(), false);
      assert.equal(await page.getByText("The cards are on their way.").isVisible(), false);
    });
  }

  test("so does the single file", async ({ page, url }) => {
    await page.addInitScript(() => { delete window.WebAssembly; });
    await page.goto(`${url}canasta.html`);
    await page.getByText(/Canasta is played with WebAssembly.*switch it on/).waitFor();
  });
});
