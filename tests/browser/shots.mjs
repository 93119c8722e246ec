// Takes the screenshots of docs/, and the picture that other sites show with a link to the game. To run by hand after a change of what they show:
//
//     cargo xtask play --no-open --port 8080 &
//     CHROME=/usr/bin/chromium CANASTA_URL=http://127.0.0.1:8080/ node tests/browser/shots.mjs [NAME]…
//
// With languages it takes pictures of all screens in these into a folder, and writes what is read and heard there beside them. The page is
// to be built with CANASTA_LANGUAGES=all:
//
//     … node tests/browser/shots.mjs --languages=de,fr --into=FOLDER [SCREEN]…

import { mkdir, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { nextFrames } from "./lib/game.mjs";
import { LANGUAGES, speak, textsOf } from "./lib/languages.mjs";
import { environment, launchBrowser } from "./lib/launch.mjs";
import { openScreen, SCREEN_NAMES } from "./lib/screens.mjs";

const { url } = environment();
const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 740 };
const SIDEWAYS = { width: 740, height: 360 };
const TABLET = { width: 820, height: 1180 };
/** The size that the sites which show links ask for. */
const LINK = { width: 1200, height: 630 };
const WIDE = { width: 1920, height: 1080 };

const SHOTS = {
  "table-light": ["laying", { theme: "light" }, DESKTOP],
  "table-dark": ["frozen", { theme: "dark", felt: "blue", back: "red" }, DESKTOP],
  "phone-light": ["laying", { theme: "light" }, PHONE],
  "phone-dark": ["frozen", { theme: "dark", four_colour: true }, PHONE],
  "large-print": ["middle", { theme: "light", large_print: true, felt: "slate" }, PHONE],
  score: ["score", { theme: "light" }, PHONE],
  "score-dark": ["end", { theme: "dark" }, PHONE],
  "side-light": ["laying", { theme: "light" }, SIDEWAYS],
  "side-dark": ["frozen", { theme: "dark", felt: "plum" }, SIDEWAYS],
  "tablet-light": ["staged, enough", { theme: "light" }, TABLET],
  "tablet-dark": ["asked", { theme: "dark" }, TABLET],
  "wide-light": ["six melds", { theme: "light" }, WIDE],
  "wide-dark": ["ten melds", { theme: "dark" }, WIDE],
  "house-light": ["house", { theme: "light" }, DESKTOP],
  "settings-dark": ["settings", { theme: "dark" }, DESKTOP],
  "review-light": ["review", { theme: "light" }, DESKTOP],
  social: ["six melds", { theme: "light" }, LINK],
};

const browser = await launchBrowser();
const [options, wanted] = [true, false].map((isOption) => process.argv.slice(2).filter((word) => word.startsWith("--") === isOption));
const option = (name) => options.find((word) => word.startsWith(`--${name}=`))?.split("=")[1];

/** Takes a picture of the page in a language, and one of all that scrolls; writes its texts. */
async function takeIn(page, tag, name) {
  const folder = `${option("into")}/${tag}`;
  await mkdir(folder, { recursive: true });
  const file = `${folder}/${name.replaceAll(/[ ,’]+/g, "-")}`;
  const take = (path) => page.screenshot({ path, type: "jpeg", quality: 75 });
  await speak(page, tag);
  for (const window of [DESKTOP, PHONE]) {
    await page.setViewportSize(window);
    await nextFrames(page);
    await take(`${file}-${window.width}.jpg`);
  }
  const more = await page.evaluate(() => {
    const scrolls = [...document.querySelectorAll("dialog[open] .dialog-body, dialog[open]"), document.scrollingElement];
    return Math.max(...scrolls.map((one) => one.scrollHeight - one.clientHeight));
  });
  if (more > 8) {
    await page.setViewportSize({ width: PHONE.width, height: Math.min(PHONE.height + more + 200, 12_000) });
    await nextFrames(page);
    await take(`${file}-360-long.jpg`);
  }
  await page.setViewportSize(DESKTOP);
  // What was said before was said in English.
  const texts = (await textsOf(page)).filter(({ kind }) => kind !== "said").map(({ kind, text }) => (kind === "text" ? text : `[${kind}] ${text}`));
  await writeFile(`${file}.txt`, `${name}\n\n${texts.join("\n")}\n`);
}

/** Takes pictures of the screens in the languages, and of every step of the guided hand. */
async function takeAll(tags) {
  const isWanted = (name) => wanted.length === 0 || wanted.includes(name);
  const each = async (page, name) => {
    for (const tag of tags) await takeIn(page, tag, name);
  };
  for (const name of SCREEN_NAMES.filter(isWanted)) {
    const page = await browser.newPage({ viewport: DESKTOP, reducedMotion: "reduce", serviceWorkers: "block" });
    try {
      await openScreen(page, url, name, { theme: "light" });
      await each(page, name);
      // One group of settings is open at a time.
      const groups = name === "settings" ? await page.locator("dialog summary").count() : 0;
      for (let at = 0; at < groups; at += 1) {
        await page.locator("dialog summary").nth(at).click();
        await each(page, `${name}, group ${at + 1}`);
      }
    } catch (error) {
      console.log(`${name}: ${error.message.split("\n")[0]}`);
    }
    await page.close();
  }
  if (!isWanted("steps")) return;
  const page = await browser.newPage({ viewport: DESKTOP, reducedMotion: "reduce", serviceWorkers: "block" });
  await openScreen(page, url, "lesson");
  for (let at = 1; at < 60; at += 1) {
    const step = await page.evaluate(() => document.querySelector(".lesson").dataset.step);
    if (!step.startsWith("ada-")) await each(page, `step ${String(at).padStart(2, "0")} ${step}`);
    if (step === "score") break;
    await page.evaluate(() => document.querySelector(".lesson :is([data-intent='step-show'], [data-intent='step-next'])")?.click());
    await page.waitForFunction((step) => ![step, undefined].includes(document.querySelector(".lesson")?.dataset.step), step);
  }
  await page.close();
}

if (option("languages")) {
  await takeAll(option("languages") === "all" ? LANGUAGES : option("languages").split(","));
  await browser.close();
  process.exit();
}
for (const [name, [screen, settings, viewport]] of Object.entries(SHOTS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const page = await browser.newPage({ viewport, reducedMotion: "reduce" });
  await openScreen(page, url, screen, settings);
  // The pointer moves away, so that nothing is highlighted below it.
  await page.mouse.move(1, 1);
  await page.waitForTimeout(200);
  const png = (await page.screenshot()).toString("base64");
  // The browser converts it: a PNG would be six times the size.
  await page.goto("about:blank");
  // Not every site that shows links knows WebP.
  const [file, type] = viewport === LINK ? [`www/${name}.jpg`, "image/jpeg"] : [`docs/${name}.webp`, "image/webp"];
  const bytes = await page.evaluate(async ([png, type]) => {
    const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
    const canvas = new OffscreenCanvas(image.width, image.height);
    canvas.getContext("2d").drawImage(image, 0, 0);
    const blob = await canvas.convertToBlob({ type, quality: 0.86 });
    return Array.from(new Uint8Array(await blob.arrayBuffer()));
  }, [png, type]);
  await writeFile(`${ROOT}${file}`, Uint8Array.from(bytes));
  console.log(`${file}: ${Math.round(bytes.length / 1024)} KB`);
  await page.close();
}
await browser.close();
