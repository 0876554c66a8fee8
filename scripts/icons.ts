// Draws the icons of the installed app from the site's mark, into public/icons/. Run after a change of the mark.
import { mkdirSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { INTERFACE_ICONS } from '../src/icons/interface.ts';
import { findBrowser } from './browser.ts';

/** `inset` is the margin in 24ths: a maskable icon may lose all but its inner 80 percent. */
const ICONS = [
  { name: 'app-192', size: 192, inset: 3, round: 5 },
  { name: 'app-512', size: 512, inset: 3, round: 5 },
  { name: 'maskable-512', size: 512, inset: 4.5, round: 0 },
  { name: 'touch-180', size: 180, inset: 4, round: 0 },
];

const draw = (inset: number, round: number): string => {
  const scale = (24 - 2 * inset) / 24;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
    <rect width="24" height="24" rx="${round}" fill="#f6f1e5"/>
    <g transform="translate(${inset} ${inset}) scale(${scale})" fill="none" stroke="currentColor" color="#8f2222"
      stroke-linecap="round" stroke-linejoin="round">${INTERFACE_ICONS.medallion}</g></svg>`;
};

const executablePath = findBrowser();
const browser = await chromium.launch({
  ...(executablePath !== undefined && { executablePath }),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
mkdirSync('public/icons', { recursive: true });
for (const { name, size, inset, round } of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>body{margin:0}svg{display:block}</style>${draw(inset, round)}`);
  await page.screenshot({ path: `public/icons/${name}.png`, omitBackground: true });
  await page.close();
}
await browser.close();
