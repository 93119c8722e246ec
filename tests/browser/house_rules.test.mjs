import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "./harness.mjs";
import { deal, observation, open, play, playOn, ready, record } from "./lib/game.mjs";

const dialog = (page, name) => page.getByRole("dialog", { name });
const house = (page) => dialog(page, "House rules");
const chooser = (page) => dialog(page, "New game");
const menu = async (page, name) => {
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("menuitem", { name }).click();
};
async function openHouse(page) {
  await page.getByRole("button", { name: "Set up a game…" }).click();
  await chooser(page).getByRole("button", { name: "House rules…" }).click();
  await house(page).waitFor();
}
const write = async (box, text) => {
  await box.fill(text);
  await box.blur();
};
const number = (page, name) => house(page).getByRole("textbox", { name, exact: true });

test("house rules are chosen, refused by name, put back and played", async ({ page, url }) => {
  await open(page, url);
  await openHouse(page);
  await write(number(page, "Cards dealt to each"), "30");
  await house(page).getByText(/would be 121; at most 100 are allowed/).first().waitFor();
  await house(page).getByRole("switch", { name: "Wilds freeze the pile" }).click();
  assert.equal(await number(page, "Cards dealt to each").inputValue(), "30", "nothing typed is lost");
  await house(page).getByRole("button", { name: "Done" }).click();
  await chooser(page).getByRole("alert").getByText(/at most 100 are allowed/).waitFor();
  await chooser(page).getByRole("button", { name: "Deal" }).click();
  assert.equal(await observation(page), null, "what cannot be is not dealt");
  await chooser(page).getByRole("button", { name: "House rules…" }).click();
  await house(page).getByRole("button", { name: "Cards dealt to each: back to the preset" }).click();
  assert.equal(await number(page, "Cards dealt to each").inputValue(), "11");
  await house(page).getByRole("checkbox", { name: "One hand only" }).check();
  await house(page).getByRole("group", { name: "Ranks that must be among them" }).getByRole("checkbox", { name: "sevens" }).check();
  await house(page).getByRole("combobox", { name: "When the stock is empty" }).selectOption("c");
  await write(number(page, "Opening minimum, from 0"), "60");
  // Escape goes back to the dialog before, with everything kept.
  await page.keyboard.press("Escape");
  await chooser(page).getByText("Five rules changed").waitFor();
  await chooser(page).getByRole("button", { name: "Deal" }).click();
  await chooser(page).waitFor({ state: "detached" });
  assert.match(await record(page), /rules classic \{"freezing":false,"opening_minimums":\[15,60,90,120\],"required_ranks":\["7"\],"stock_end":"c","target":null\}/);
});

test("the focus stays where a button has gone from a dialog", async ({ page, url }) => {
  await open(page, url);
  await openHouse(page);
  const focus = () => page.evaluate(() => document.activeElement.getAttribute("aria-label") ?? document.activeElement.tagName);
  const press = async (name) => {
    await house(page).getByRole("button", { name }).focus();
    await page.keyboard.press("Enter");
  };
  await write(number(page, "Cards dealt to each"), "13");
  await press("Cards dealt to each: back to the preset");
  assert.equal(await focus(), "Cards dealt to each");
  assert.equal(await number(page, "Cards dealt to each").inputValue(), "11");
  const freeze = house(page).getByRole("switch", { name: "Wilds freeze the pile" });
  await freeze.click();
  await press("Wilds freeze the pile: back to the preset");
  assert.equal(await focus(), "Wilds freeze the pile");
  await page.keyboard.press("Space");
  assert.equal(await freeze.isChecked(), false, "and it can be used from there");
});

test("what is said in a dialog comes into regions that were there before", async ({ page, url }) => {
  await open(page, url);
  await openHouse(page);
  const regions = house(page).locator("[role=status], [role=alert]");
  const before = await regions.elementHandles();
  assert.equal(before.length, 3);
  const say = () => Promise.all(before.map((region) => region.evaluate((one) => [one.isConnected, one.hidden, one.getAttribute("role"), one.textContent])));
  const empty = [[true, false, "status", ""], [true, false, "alert", ""], [true, false, "alert", ""]];
  assert.deepEqual(await say(), empty);
  for (const region of before) assert.ok((await region.boundingBox()).height <= 1, "an empty one takes no room");
  const keep = house(page).getByRole("button", { name: "Save", exact: true });
  await keep.click();
  const [status, refused] = await say();
  assert.deepEqual([status, refused.slice(0, 3)], [empty[0], [true, false, "alert"]]);
  assert.match(refused[3], /name/);
  await write(house(page).getByRole("textbox", { name: "Name for these rules" }), "Friday");
  await keep.click();
  assert.deepEqual(await say(), [[true, false, "status", "Kept as “Friday”. You find them in the New game dialog."], ...empty.slice(1)]);
});

test("rules that were changed and not played are there again after a reload", async ({ page, url }) => {
  await open(page, url);
  await openHouse(page);
  await write(number(page, "Cards dealt to each"), "13");
  await house(page).getByText(/stay on this device as a draft/).waitFor();
  await write(number(page, "The game ends at"), "0");
  await page.reload();
  await ready(page);
  await page.getByRole("button", { name: "Set up a game…" }).click();
  await chooser(page).getByText("Two rules changed").waitFor();
  await chooser(page).getByRole("alert").getByText(/must be from 1/).waitFor();
  await chooser(page).getByRole("button", { name: "House rules…" }).click();
  assert.equal(await number(page, "Cards dealt to each").inputValue(), "13");
});

test("a code carries the rules to another device", async ({ page, url, newPage }) => {
  await open(page, url);
  await openHouse(page);
  await write(number(page, "The game ends at"), "3000");
  const code = await house(page).getByRole("textbox", { name: "Code for these rules" }).inputValue();
  assert.match(code, /^[0-9A-Z-]{6,20}$/);
  const other = await newPage();
  await open(other, url);
  await openHouse(other);
  const box = house(other).getByRole("textbox", { name: "A code you were given" });
  await write(box, code.replace(/.$/, (c) => (c === "7" ? "8" : "7")));
  await house(other).getByRole("button", { name: "Use the code" }).click();
  await house(other).getByText(/A letter of this code is wrong/).waitFor();
  await write(box, code.toLowerCase());
  await house(other).getByRole("button", { name: "Use the code" }).click();
  await house(other).getByText("The rules of the code are chosen.").waitFor();
  assert.equal(await number(other, "The game ends at").inputValue(), "3000");
});

test("own rules are kept on the device", async ({ page, url }) => {
  await open(page, url);
  await openHouse(page);
  await write(number(page, "Cards dealt to each"), "13");
  await write(house(page).getByRole("textbox", { name: "Name for these rules" }), "Friday");
  await house(page).getByRole("button", { name: "Save", exact: true }).click();
  await house(page).getByText("Kept as “Friday”.").waitFor();
  await page.reload();
  await ready(page);
  await page.getByRole("button", { name: "Set up a game…" }).click();
  await chooser(page).getByRole("radio", { name: /^Friday/ }).check();
  await chooser(page).getByRole("button", { name: "House rules…" }).click();
  assert.equal(await number(page, "Cards dealt to each").inputValue(), "13");
  await house(page).getByRole("button", { name: "Remove the rules Friday" }).click();
  await dialog(page, "Remove the rules “Friday”?").getByRole("button", { name: "Keep them" }).click();
  await house(page).getByRole("button", { name: "Remove the rules Friday" }).click();
  await dialog(page, "Remove the rules “Friday”?").getByRole("button", { name: "Remove" }).click();
  await house(page).waitFor();
  await page.reload();
  await ready(page);
  await page.getByRole("button", { name: "Set up a game…" }).click();
  assert.equal(await chooser(page).getByRole("radio", { name: /^Friday/ }).count(), 0);
});

test("damaged own rules are put aside", async ({ page, url }) => {
  await open(page, url);
  await page.evaluate(() => localStorage.setItem("canasta.rules", "{broken"));
  await page.reload();
  await ready(page);
  await page.getByRole("alert").getByText("Some of your own rules could not be read.").waitFor();
  assert.equal(await page.evaluate(() => localStorage.getItem("canasta.damaged.1")), "{broken");
});

test("a game is abandoned only after a question", async ({ page, url }) => {
  await deal(page, url, { rules: "classic", seed: 5, dealer: 3 });
  await play(page, "draw");
  const before = await record(page);
  const question = dialog(page, "Abandon the game?");
  await menu(page, "Abandon the game");
  assert.ok(await question.getByRole("button", { name: "Keep playing" }).evaluate((button) => button === document.activeElement));
  await question.getByRole("button", { name: "Keep playing" }).click();
  await menu(page, "Abandon the game");
  await page.keyboard.press("Escape");
  await question.waitFor({ state: "detached" });
  assert.equal(await record(page), before);
  await menu(page, "Abandon the game");
  await question.getByRole("button", { name: "Abandon" }).click();
  await page.getByRole("button", { name: "Play", exact: true }).waitFor();
  assert.equal(await page.evaluate(() => localStorage.getItem("canasta.game")), null);
});

test("a record is downloaded, and opened elsewhere from a file and from pasted text", async ({ page, url, newPage }) => {
  await deal(page, url, { rules: "duel", seed: 5, dealer: 0 });
  await playOn(page, () => window.canasta.observation().ended !== null);
  await dialog(page, /^Hand 1/).getByRole("button", { name: "Look at the table" }).click();
  await menu(page, "Export and import…");
  const download = page.waitForEvent("download");
  await dialog(page, "Export and import").getByRole("button", { name: "Download the record" }).click();
  const file = await (await download).path();
  const text = await readFile(file, "utf8");
  assert.equal(text, await record(page));

  const other = await newPage();
  await deal(other, url, { rules: "classic", seed: 6, dealer: 3 });
  await play(other, "draw");
  const files = dialog(other, "Export and import");
  await menu(other, "Export and import…");
  await files.getByRole("textbox").fill(text.replace(/^end .*$/m, "end never"));
  await files.getByRole("button", { name: "Open", exact: true }).click();
  await files.getByRole("alert").getByText(/^Line \d+ of the record: /).waitFor();
  await files.locator("input[type=file]").setInputFiles(file);
  await dialog(other, "Open this record?").getByRole("button", { name: "Open" }).click();
  await dialog(other, /^Hand 1/).waitFor();
  assert.equal(await record(other), text);
});

test("settings are copied and pasted", { permissions: ["clipboard-read", "clipboard-write"] }, async ({ page, url, newPage }) => {
  await deal(page, url, { rules: "duel", seed: 5 });
  await page.evaluate(() => window.canasta.settings({ theme: "dark", four_colour: true }));
  await menu(page, "Export and import…");
  const files = dialog(page, "Export and import");
  await files.getByRole("button", { name: "Copy the settings" }).click();
  await files.getByText("Copied.").waitFor();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  const other = await newPage();
  await deal(other, url, { rules: "duel", seed: 5 });
  await menu(other, "Export and import…");
  const there = dialog(other, "Export and import");
  const before = await other.evaluate(() => window.canasta.settings());
  await there.getByRole("textbox").fill(text.replace('"dark"', '"purple"'));
  await there.getByRole("button", { name: "Open", exact: true }).click();
  await there.getByRole("alert").getByText(/The setting “theme”/).waitFor();
  assert.deepEqual(await other.evaluate(() => window.canasta.settings()), before);
  await there.getByRole("textbox").fill(text);
  await there.getByRole("button", { name: "Open", exact: true }).click();
  // This page has settings of its own already.
  await dialog(other, "Import these settings?").getByRole("button", { name: "Import" }).click();
  await there.getByText("The settings were imported.").waitFor();
  assert.deepEqual(await other.evaluate(() => window.canasta.settings()), await page.evaluate(() => window.canasta.settings()));
});

test("the score pad prints with every hand open", async ({ page, url }) => {
  await deal(page, url, { rules: "duel", seed: 5, dealer: 0 });
  await playOn(page, () => window.canasta.observation().ended !== null);
  await dialog(page, /^Hand 1/).getByRole("button", { name: "Next hand" }).click();
  await playOn(page, () => window.canasta.observation().ended !== null);
  const pad = dialog(page, /^Hand 2/);
  await pad.waitFor();
  await page.evaluate(() => {
    window.print = () => (window.printed = true);
  });
  await pad.getByRole("button", { name: "Print" }).click();
  await page.waitForFunction(() => window.printed);
  await page.emulateMedia({ media: "print" });
  await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
  for (const sheet of await pad.getByRole("table").all()) assert.ok(await sheet.isVisible());
  // The hand before, this one, and the luck of the seats.
  assert.equal(await pad.getByRole("table").count(), 3);
  assert.equal(await page.locator(".app").isVisible(), false, "only the score pad is printed");
  const controls = await pad.locator("button, input, .error, [data-next] .hash").all();
  for (const control of controls) assert.equal(await control.isVisible(), false, "paper has no controls");
  await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
  assert.equal(await pad.locator("details[open]").count(), 0);
});

test("the coach covers no control and goes for good", { viewport: { width: 360, height: 740 } }, async ({ page, url }) => {
  await open(page, url);
  await page.evaluate(() => window.canasta.settings({ pace: "instant" }));
  await page.getByRole("button", { name: "Play", exact: true }).click();
  const coach = page.getByRole("note", { name: "Hint for your first game" });
  await coach.waitFor();
  const covered = () => page.evaluate(() => {
    const box = document.querySelector(".coach").getBoundingClientRect();
    const controls = [...document.querySelectorAll("button, [role=option]")].filter((one) => !one.closest(".coach") && one.checkVisibility());
    return controls.filter((one) => {
      const other = one.getBoundingClientRect();
      return other.left < box.right && other.right > box.left && other.top < box.bottom && other.bottom > box.top;
    }).map((one) => one.outerHTML.slice(0, 90));
  });
  assert.deepEqual(await covered(), []);
  await page.getByRole("group", { name: "Actions" }).getByRole("button", { name: /^Draw/ }).click();
  await coach.locator(".by-mouse").getByText(/must count|cards to lay/).waitFor();
  assert.deepEqual(await covered(), []);
  await coach.getByRole("button", { name: "Got it" }).click();
  await coach.waitFor({ state: "detached" });
  await page.reload();
  await ready(page);
  await page.getByRole("group", { name: "Actions" }).waitFor();
  assert.equal(await coach.count(), 0);
});

test("the coach names what is in the hand, and hides neither seats nor message", async ({ newPage, url }) => {
  const seen = async (options, settings = {}) => {
    const page = await newPage(options);
    await open(page, url);
    await page.evaluate((settings) => window.canasta.settings({ pace: "instant", ...settings }), settings);
    await page.evaluate(() => window.canasta.newGame({ rules: "classic", seed: 4, dealer: 3 }));
    await page.locator(".coach").waitFor();
    return page.evaluate(() => {
      const box = document.querySelector(".coach").getBoundingClientRect();
      const others = [...document.querySelectorAll(".seat-label, .message > span, .zone-title, .stock, .pile, .toolbar *")].filter((one) => one.checkVisibility());
      const under = others.filter((one) => {
        const other = one.getBoundingClientRect();
        return other.left < box.right - 1 && other.right > box.left + 1 && other.top < box.bottom - 1 && other.bottom > box.top + 1;
      });
      return [document.querySelector(".coach p").innerText, under.map((one) => one.className || one.localName)];
    });
  };
  const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
  for (const [options, settings, words] of [
    [{}, {}, /Click the stock/],
    [phone, {}, /Tap the stock/],
    [{ ...phone, viewport: { width: 360, height: 640 } }, {}, /Tap the stock/],
    [{ viewport: { width: 1920, height: 1080 } }, { tv: true }, /arrows and Enter/],
  ]) {
    const [said, under] = await seen(options, settings);
    assert.match(said, words);
    assert.doesNotMatch(said.replace(words, ""), /click|tap/i);
    assert.deepEqual(under, []);
  }
});

test("the menu offers the full screen", async ({ page, url }) => {
  await deal(page, url, { rules: "duel", seed: 5 });
  const can = await page.evaluate(() => document.fullscreenEnabled);
  await page.getByRole("button", { name: "Menu" }).click();
  assert.equal(await page.getByRole("menuitem", { name: "Full screen" }).isVisible(), can);
});
