import assert from "node:assert/strict";
import { test } from "./harness.mjs";
import { observation, open, ready, record } from "./lib/game.mjs";
import { openRuleGroups } from "./lib/screens.mjs";
import { dialog } from "./lib/table.mjs";

const house = (page) => dialog(page, "House rules");
const chooser = (page) => dialog(page, "New game");

/** Opens the house rules of a new game; Classic, unless the rules of a first game are to stay. */
async function openHouse(page, { preset = "Classic" } = {}) {
  await page.getByRole("button", { name: /^Choose the game/ }).click();
  if (preset !== null) await chooser(page).getByRole("radio", { name: new RegExp(`^${preset}`) }).check();
  await chooser(page).getByRole("button", { name: "House rules…" }).click();
  await house(page).waitFor();
  await openRuleGroups(page);
}
const fillIn = async (box, text) => {
  await box.fill(text);
  await box.blur();
};
const numberField = (page, name) => house(page).getByRole("textbox", { name, exact: true });

test("house rules can be chosen, reset and played, and impossible ones are refused with the reason", { tag: "@quick" }, async ({ page, url }) => {
  await open(page, url);
  await openHouse(page);
  await fillIn(numberField(page, "Cards dealt to each player"), "30");
  await house(page).getByText(/would be 121; at most 100 are allowed/).first().waitFor();
  await house(page).getByRole("switch", { name: "Wilds freeze the pile" }).click();
  assert.equal(await numberField(page, "Cards dealt to each player").inputValue(), "30", "typed text is kept");
  await house(page).getByRole("button", { name: "Done" }).click();
  await chooser(page).getByRole("alert").getByText(/at most 100 are allowed/).waitFor();
  await chooser(page).getByRole("button", { name: "Deal" }).click();
  assert.equal(await observation(page), null, "impossible rules are not dealt");
  await chooser(page).getByRole("button", { name: "House rules…" }).click();
  await openRuleGroups(page);
  await house(page).getByRole("button", { name: "Cards dealt to each player: reset to the preset" }).click();
  assert.equal(await numberField(page, "Cards dealt to each player").inputValue(), "11");
  await house(page).getByRole("checkbox", { name: "One hand only" }).check();
  await house(page).getByRole("group", { name: "Ranks required among them" }).getByRole("checkbox", { name: "sevens" }).check();
  await house(page).getByRole("combobox", { name: "When the stock is empty" }).selectOption("c");
  await fillIn(numberField(page, "Opening minimum, from 0"), "60");
  // Escape goes back to the dialog before, and all changes are kept.
  await page.keyboard.press("Escape");
  await chooser(page).getByText("Four rules changed", { exact: true }).waitFor();
  await chooser(page).getByRole("button", { name: "Deal" }).click();
  await chooser(page).waitFor({ state: "detached" });
  assert.match(await record(page), /rules classic \{"freezing":false,"opening_minimums":\[15,60,90,120\],"required_ranks":\["7"\],"stock_end":"c","target":null\}/);
});

test("rules under which no match ends get a warning that names the field, and are dealt all the same", async ({ page, url }) => {
  await open(page, url);
  await openHouse(page);
  await fillIn(numberField(page, "Minimum naturals in a meld"), "8");
  await house(page).locator("[aria-live=polite]").getByText(/may never end.*“Minimum naturals in a meld” makes it so/).waitFor();
  await house(page).getByText("With this value, a match may never end.").waitFor();
  await house(page).getByRole("button", { name: "Done" }).click();
  await chooser(page).locator("[aria-live=polite]").getByText(/may never end/).waitFor();
  await chooser(page).getByRole("button", { name: "Deal" }).click();
  await chooser(page).waitFor({ state: "detached" });
  assert.match(await record(page), /"min_naturals":8/);
});

test("the focus moves to the field when its reset button disappears", async ({ page, url }) => {
  await open(page, url);
  await openHouse(page);
  const focus = () => page.evaluate(() => document.activeElement.getAttribute("aria-label") ?? document.activeElement.tagName);
  const press = async (name) => {
    await house(page).getByRole("button", { name }).focus();
    await page.keyboard.press("Enter");
  };
  await fillIn(numberField(page, "Cards dealt to each player"), "13");
  await press("Cards dealt to each player: reset to the preset");
  assert.equal(await focus(), "Cards dealt to each player");
  assert.equal(await numberField(page, "Cards dealt to each player").inputValue(), "11");
  const freeze = house(page).getByRole("switch", { name: "Wilds freeze the pile" });
  await freeze.click();
  await press("Wilds freeze the pile: reset to the preset");
  assert.equal(await focus(), "Wilds freeze the pile");
  await page.keyboard.press("Space");
  assert.equal(await freeze.isChecked(), false, "the key acts on the focused switch");
});

test("messages of a dialog appear in live regions that were there before", async ({ page, url }) => {
  await open(page, url);
  await openHouse(page);
  const regions = house(page).locator("form .dialog-body > [aria-live=polite], [role=alert]");
  const before = await regions.elementHandles();
  assert.equal(before.length, 4);
  const say = () => Promise.all(before.map((region) => region.evaluate((one) => [one.isConnected, one.hidden, one.getAttribute("role") ?? one.ariaLive, one.textContent])));
  const empty = ["polite", "alert", "polite", "alert"].map((role) => [true, false, role, ""]);
  assert.deepEqual(await say(), empty);
  for (const region of before) assert.ok((await region.boundingBox()).height <= 1, "an empty one takes no room");
  const keep = house(page).getByRole("button", { name: "Save", exact: true });
  await keep.click();
  const [status, refused] = await say();
  assert.deepEqual([status, refused.slice(0, 3)], [empty[0], [true, false, "alert"]]);
  assert.match(refused[3], /name/);
  await fillIn(house(page).getByRole("textbox", { name: "Name for these rules" }), "Friday");
  await keep.click();
  assert.deepEqual(await say(), [[true, false, "polite", "Saved as “Friday”. You can choose these rules in the New game dialog."], ...empty.slice(1)]);
});

test("changed rules that were not played are kept as a draft over a reload", async ({ page, url }) => {
  await open(page, url);
  await openHouse(page);
  await fillIn(numberField(page, "Cards dealt to each player"), "13");
  await house(page).getByText(/are saved on this device as a draft/).waitFor();
  await fillIn(numberField(page, "Target score"), "0");
  await page.reload();
  await ready(page);
  await page.getByRole("button", { name: /^Choose the game/ }).click();
  await chooser(page).getByText("One rule changed", { exact: true }).waitFor();
  await chooser(page).getByRole("alert").getByText(/must be from 1/).waitFor();
  await chooser(page).getByRole("button", { name: "House rules…" }).click();
  await openRuleGroups(page);
  assert.equal(await numberField(page, "Cards dealt to each player").inputValue(), "13");
});

test("a share code carries the rules to another device", async ({ page, url, newPage }) => {
  await open(page, url);
  await openHouse(page);
  await fillIn(numberField(page, "Target score"), "3000");
  const code = await house(page).getByRole("textbox", { name: "Code for these rules" }).inputValue();
  assert.match(code, /^[0-9A-Z-]{6,20}$/);
  const other = await newPage();
  await open(other, url);
  await openHouse(other, { preset: null });
  assert.equal(await numberField(other, "Target score").count(), 0, "a first game is one hand");
  const box = house(other).getByRole("textbox", { name: "A code you were given" });
  await fillIn(box, code.replace(/.$/, (c) => (c === "7" ? "8" : "7")));
  await house(other).getByRole("button", { name: "Use the code" }).click();
  await house(other).getByText(/This code has a wrong, missing or extra letter/).waitFor();
  await fillIn(box, code.toLowerCase());
  await house(other).getByRole("button", { name: "Use the code" }).click();
  await house(other).getByText("The rules of the code are now chosen.").waitFor();
  assert.equal(await numberField(other, "Target score").inputValue(), "3000");
});

test.describe(() => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test("a link carries the rules to another device, and a damaged one says so", async ({ page, url, newPage }) => {
    await open(page, url);
    await openHouse(page);
    await fillIn(numberField(page, "Target score"), "3000");
    assert.equal(await house(page).getByRole("button", { name: "Share…" }).count(), 0, "this browser cannot share");
    await house(page).getByRole("button", { name: "Copy a link" }).click();
    await house(page).getByText("Copied.", { exact: true }).waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const code = await house(page).getByRole("textbox", { name: "Code for these rules" }).inputValue();
    assert.equal(link, `${url}#rules=${code}`);

    const other = await newPage();
    await other.goto(link.replace(/.$/, (c) => (c === "7" ? "8" : "7")));
    await ready(other);
    await chooser(other).getByRole("alert").getByText("This code has a wrong, missing or extra letter. Nothing was changed.").waitFor();
    await chooser(other).getByRole("button", { name: "Cancel" }).click();
    // The page is open already, and only the fragment of the address changes.
    await other.goto(link);
    await chooser(other).getByText("The rules of the code are now chosen.").waitFor();
    await chooser(other).getByText("No rules changed").waitFor();
    assert.equal(await chooser(other).getByRole("combobox", { name: "Play to" }).inputValue(), "3000");
    assert.equal(other.url(), url, "loading the page again does not ask again");
    await chooser(other).getByRole("button", { name: "Deal" }).click();
    await other.waitForFunction(() => window.canasta.observation() !== null);
    assert.match(await record(other), /3000/);
  });

  test("what chats and trackers add to a link or a code is passed over, and what is wrong is named", async ({ page, url, newPage }) => {
    await open(page, url);
    await openHouse(page);
    await fillIn(numberField(page, "Target score"), "3000");
    const code = await house(page).getByRole("textbox", { name: "Code for these rules" }).inputValue();
    const other = await newPage();
    for (const [address, said] of [
      [`#rules%3D${code}`, "The rules of the code are now chosen."],
      [`#rules%253D${code.replaceAll("-", "%25E2%2580%2591")}`, "The rules of the code are now chosen."],
      [`?fbclid=IwAR0#rules=${code}&utm_source=chat`, "The rules of the code are now chosen."],
      [`?utm_source=chat%23rules%3D${code}`, "The rules of the code are now chosen."],
      [`#${code}`, "The rules of the code are now chosen."],
      [`#rule=${code.slice(0, -1)}\u{410}`, "A code never contains “А” (U+0410). Nothing was changed."],
      [`#rules%3D${code.slice(0, -1)}%CC%81${code.slice(-1)}`, "A code never contains U+0301. Nothing was changed."],
    ]) {
      await other.goto("about:blank");
      await other.goto(`${url}${address}`);
      await ready(other);
      await chooser(other).getByText(said).waitFor();
      assert.equal(other.url(), url, "loading the page again does not ask again");
    }
    for (const address of ["#new-game?fbclid=IwAR0", "#new-game%E2%80%8B", "#rules"]) {
      await other.goto("about:blank");
      await other.goto(`${url}${address}`);
      await chooser(other).waitFor();
    }
    // The whole link in the field for the code, as a mail quotes it.
    await other.goto("about:blank");
    await open(other, url);
    await openHouse(other, { preset: null });
    const box = house(other).getByRole("textbox", { name: "A code you were given" });
    await fillIn(box, `\u{200e}“<${url}?fbclid=IwAR0#rules=${code.replaceAll("-", "\u{2011}")}\u{200b}>”,`);
    await house(other).getByRole("button", { name: "Use the code" }).click();
    await house(other).getByText("The rules of the code are now chosen.").waitFor();
    assert.equal(await numberField(other, "Target score").inputValue(), "3000");
  });

  test("a browser that can share gets the link, and copies it where sharing fails", async ({ page, url }) => {
    await page.addInitScript(() => {
      window.shared = [];
      window.sharing = () => Promise.resolve();
      navigator.share = (what) => (window.shared.push(what), window.sharing());
    });
    await open(page, url);
    await openHouse(page, { preset: null });
    const code = await house(page).getByRole("textbox", { name: "Code for these rules" }).inputValue();
    const share = house(page).getByRole("button", { name: "Share…" });
    await share.click();
    const wanted = { title: "Canasta", url: `${url}#rules=${code}` };
    assert.deepEqual(await page.evaluate(() => window.shared), [wanted]);
    const said = house(page).getByText("Copied.", { exact: true });
    await page.evaluate(() => (window.sharing = () => Promise.reject(new DOMException("changed my mind", "AbortError"))));
    await share.click();
    await page.waitForTimeout(200);
    assert.equal(await said.count(), 0, "who cancels gets nothing else");
    await page.evaluate(() => (window.sharing = () => Promise.reject(new DOMException("not here", "NotAllowedError"))));
    await share.click();
    await said.waitFor();
    assert.equal(await page.evaluate(() => navigator.clipboard.readText()), wanted.url);
    assert.equal(await page.evaluate(() => window.shared.length), 3);
  });
});

test("named rules outlive a reload until they are removed", async ({ page, url }) => {
  await open(page, url);
  await openHouse(page);
  await fillIn(numberField(page, "Cards dealt to each player"), "13");
  await fillIn(house(page).getByRole("textbox", { name: "Name for these rules" }), "Friday");
  await house(page).getByRole("button", { name: "Save", exact: true }).click();
  await house(page).getByText("Saved as “Friday”.").waitFor();
  await page.reload();
  await ready(page);
  await page.getByRole("button", { name: /^Choose the game/ }).click();
  await chooser(page).getByRole("radio", { name: /^Friday/ }).check();
  await chooser(page).getByRole("button", { name: "House rules…" }).click();
  await openRuleGroups(page);
  assert.equal(await numberField(page, "Cards dealt to each player").inputValue(), "13");
  await house(page).getByRole("button", { name: "Remove the rules Friday" }).click();
  await dialog(page, "Remove the rules “Friday”?").getByRole("button", { name: "Keep them" }).click();
  await house(page).getByRole("button", { name: "Remove the rules Friday" }).click();
  await dialog(page, "Remove the rules “Friday”?").getByRole("button", { name: "Remove" }).click();
  await house(page).waitFor();
  await page.reload();
  await ready(page);
  await page.getByRole("button", { name: /^Choose the game/ }).click();
  assert.equal(await chooser(page).getByRole("radio", { name: /^Friday/ }).count(), 0);
});

test("a press on the cards lifts those before it, and the slider goes along", async ({ page, url }) => {
  const cut = dialog(page, "You cut the deck");
  // The player before the dealer cuts, and the dealer is drawn by lot.
  for (let deals = 0; deals < 60 && !(await cut.isVisible()); deals += 1) {
    await page.goto(`${url}#rules=30G1-RCG4-V65J-Q0VP-2SM1-RM74-HG0Y-M`);
    await page.reload();
    await ready(page);
    await chooser(page).getByRole("button", { name: "Deal" }).click();
    await chooser(page).waitFor({ state: "detached" });
  }
  await cut.waitFor();
  const box = await cut.locator(".cut-place").boundingBox();
  const lifted = async (share) => {
    await page.mouse.click(box.x + box.width * share, box.y + box.height / 2);
    return Number(await cut.locator(".scrubber").inputValue());
  };
  const [few, many] = [await lifted(0.25), await lifted(0.75)];
  assert.ok(few > 20 && few < 34 && many > 74 && many < 88, `${few} and ${many} of 108`);
  const packet = await cut.locator(".spread.packet").evaluate((packet) => packet.getBoundingClientRect().width);
  assert.ok(packet > box.width * 0.7, "the packet is as wide as what is lifted");
});
