import assert from "node:assert/strict";
import { test, PHONE } from "./harness.mjs";

for (const [device, viewport] of [["a desktop", undefined], ["a phone", PHONE]]) {
  test(`the page loads without errors on ${device}`, { ...(viewport && { viewport }) }, async ({ page, url }) => {
    await page.addInitScript(() => {
      window.started = new Promise((resolve) => addEventListener("TrunkApplicationStarted", () => resolve(true)));
    });
    const response = await page.goto(url);
    assert.equal(response.status(), 200);
    assert.equal(await page.evaluate(() => window.started), true);
    assert.equal(await page.evaluate(() => typeof window.canasta), "object");
    assert.match(await page.title(), /Canasta/);
  });
}

test("every address of the page is relative", async ({ page, url }) => {
  const outside = [];
  page.on("request", (request) => {
    if (/^https?:/.test(request.url()) && !request.url().startsWith(url)) outside.push(request.url());
  });
  await page.goto(url, { waitUntil: "networkidle" });
  assert.deepEqual(outside, [], "the page asks only for what lies beside it");
});

test("the wasm is compiled while it streams in", async ({ page, url }) => {
  const types = [];
  page.on("response", (response) => {
    if (new URL(response.url()).pathname.endsWith(".wasm")) types.push(response.headers()["content-type"]);
  });
  await page.goto(url, { waitUntil: "networkidle" });
  assert.ok(types.length > 0, "the page loads wasm");
  for (const type of types) assert.equal(type, "application/wasm");
});

test("the program says nothing of the machine on which it was built", async ({ page, url }) => {
  const programs = [];
  page.on("response", (response) => {
    if (new URL(response.url()).pathname.endsWith(".wasm")) programs.push(response.body());
  });
  await page.goto(url, { waitUntil: "networkidle" });
  const [program] = await Promise.all(programs);
  const text = program.toString("latin1");
  assert.match(text, /\/library\/core\/src\//, "the places of sources are there");
  assert.doesNotMatch(text, /\.(cargo|rustup)\b|toolchains|\/(home|root|Users)\/|:\\/);
});

test("a start that breaks on its way says so", { expectErrors: [/unwrap_throw/] }, async ({ page, url }) => {
  await page.addInitScript(() => {
    const listen = EventTarget.prototype.addEventListener;
    EventTarget.prototype.addEventListener = function (type, ...others) {
      // One of the steps after the first does this.
      if (type === "storage") throw new Error("broken for a test");
      return listen.call(this, type, ...others);
    };
  });
  await page.goto(url);
  await page.getByText("The game could not be loaded.").waitFor();
  assert.equal(await page.getByText("The cards are on their way").isVisible(), false);
  assert.equal(await page.evaluate(() => typeof window.canasta), "undefined");
});

test("who waits long for the program is told so, and nothing shifts", async ({ page, url }) => {
  let send;
  const sent = new Promise((done) => (send = done));
  await page.route("**/*.wasm", async (route) => {
    await sent;
    await route.continue();
  });
  await page.goto(url);
  const title = page.getByRole("heading", { name: "Canasta" });
  const words = page.getByText("The cards are on their way");
  assert.equal(await words.isVisible(), false, "nobody is told at once");
  const before = await title.boundingBox();
  await words.waitFor({ state: "visible" });
  assert.deepEqual(await title.boundingBox(), before);
  send();
  await page.getByRole("button", { name: "Play", exact: true }).waitFor();
  assert.equal(await words.count(), 0);
});
