// Takes the screenshots of docs/, and the picture that other sites show with a link to the game. To run by hand after a change of what they show:
//
//     cargo xtask play --no-open --port 8080 &
//     CHROME=/usr/bin/chromium CANASTA_URL=http://127.0.0.1:8080/ node tests/browser/shots.mjs [NAME]…

import { writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { environment, launchBrowser } from "./lib/launch.mjs";
import { openScreen } from "./lib/screens.mjs";

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
const wanted = process.argv.slice(2);
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
