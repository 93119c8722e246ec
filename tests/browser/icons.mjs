// Makes the PNG icons of www/ from www/icon.svg. To run by hand after a change of the drawing:
//
//     CHROME=/usr/bin/chromium node tests/browser/icons.mjs

import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { launchBrowser } from "./lib/launch.mjs";

const WWW = fileURLToPath(new URL("../../www/", import.meta.url));
const drawing = (await readFile(`${WWW}icon.svg`, "utf8")).trim();
// Systems cut an icon to their own shape, so the drawing without round corners fills the square. Of a maskable icon the circle of four
// fifths of the width is always visible, so the drawing is scaled into it.
const square = drawing.replace(' rx="112"', "").replace("M0 112A112 112 0 0 1 112 0h288a112 112 0 0 1 112 112v60", "M0 0h512v172");
const parts = square.match(/^(<svg[^>]*>)(.*?)(<g stroke.*)(<\/svg>)$/);
const maskable = `${parts[1]}${parts[2]}<g transform="translate(66 66) scale(.742)">${parts[3]}</g>${parts[4]}`;

/** A line icon of the game, in the colours of the table. The circle of four fifths of the width is always visible. */
const sprite = await readFile(`${WWW}icons.svg`, "utf8");
const shortcut = (name) => {
  const [, lines] = sprite.match(new RegExp(`<symbol id="i-${name}"[^>]*>(.*?)</symbol>`));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><rect width="24" height="24" rx="12" fill="#1d5a4c"/><g transform="translate(5.4 5.4) scale(.55)" fill="none" stroke="#fffefa" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round">${lines}</g></svg>`;
};

const ICONS = [
  ["icon-192.png", 192, drawing],
  ["icon-512.png", 512, drawing],
  ["icon-maskable-512.png", 512, maskable],
  ["icon-apple-180.png", 180, square],
  ["shortcut-resume.png", 96, shortcut("play")],
  ["shortcut-new-game.png", 96, shortcut("new")],
];

const browser = await launchBrowser();
for (const [name, size, svg] of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<body style="margin:0">${svg.replace("<svg ", `<svg width="${size}" height="${size}" style="display:block" `)}`);
  const png = await page.screenshot({ omitBackground: true });
  await writeFile(`${WWW}${name}`, png);
  console.log(`www/${name}: ${png.length} bytes`);
  await page.close();
}
await browser.close();
