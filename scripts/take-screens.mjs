/**
 * `npm run screens`: takes the pictures in docs/screens of the built shell with its sandbox; they are always the same.
 *
 * Usage: node scripts/take-screens.mjs [name …]
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium } from './machine/find-chromium.mjs';
import { PROJECT_ROOT } from './machine/project-root.mjs';
/** @import { Browser, CDPSession, Page } from '@playwright/test' */
/** @import { DocumentedScreen } from './screens/documented-screens.mjs' */
import { serveBuilt } from './machine/serve-built.mjs';
import { DOCUMENTED_SCREENS } from './screens/documented-screens.mjs';

const FOLDER = join(PROJECT_ROOT, 'docs', 'screens');
const MOST_BYTES = 120_000;
const QUALITY = 80;
/** The dates of searches depend on it. */
const NOW = new Date('2026-11-21T10:00:00Z');
const SCREENS = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true },
};

const wantedScreens = process.argv.slice(2);
const screens = DOCUMENTED_SCREENS.filter(({ name }) => wantedScreens.length === 0 || wantedScreens.includes(name));
const { port, stop } = await serveBuilt(4400);
const executablePath = findChromium();
const browser = await chromium.launch({
  ...(executablePath === undefined ? {} : { executablePath }),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--hide-scrollbars',
    '--font-render-hinting=none',
    '--disable-partial-raster',
    '--num-raster-threads=1',
  ],
});
mkdirSync(FOLDER, { recursive: true });
try {
  for (const screen of screens) {
    const picture = await take(browser, screen);
    writeFileSync(join(FOLDER, `${screen.name}.webp`), picture);
    const heavy = picture.length > MOST_BYTES ? `, heavier than ${MOST_BYTES / 1000} kB` : '';
    console.log(`${screen.name}.webp: ${(picture.length / 1000).toFixed(1)} kB${heavy}`);
  }
} finally {
  await browser.close();
  stop();
}

/** @param {Browser} openedBrowser @param {DocumentedScreen} screen */
async function take(openedBrowser, { agency, path, on, person, ready }) {
  const address = `http://${agency}.localhost:${port}${path}`;
  const context = await openedBrowser.newContext({
    serviceWorkers: 'block',
    ...SCREENS[on],
    locale: 'en-US',
    timezoneId: 'Europe/Lisbon',
    reducedMotion: 'reduce',
  });
  if (person !== undefined) {
    await context.addCookies([{ name: 'access_token', value: `sandbox-${agency}-${person}`, url: address }]);
  }
  await context.addInitScript(() => sessionStorage.setItem('savePriceDismissed', 'true'));
  const page = await context.newPage();
  await page.clock.setFixedTime(NOW);
  await page.goto(address);
  await ready(page);
  await standStill(page);
  const picture = await twiceTheSame(await context.newCDPSession(page));
  await context.close();
  return picture;
}

/**
 * A screenshot, once two in a row are the same: images are decoded, and layers refined, after they are loaded.
 *
 * @param {CDPSession} session
 * @param {string} [before]
 * @returns {Promise<Buffer>}
 */
async function twiceTheSame(session, before) {
  // Playwright can't write WebP, which is a third of the size of a PNG.
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY });
  return data === before ? Buffer.from(data, 'base64') : twiceTheSame(session, data);
}

/** Waits until every visible picture is loaded and nothing blinks or moves. @param {Page} page */
async function standStill(page) {
  await page.evaluate(() => document.documentElement.style.setProperty('caret-color', 'transparent'));
  await page.waitForFunction(() => {
    const inSight = [...document.images].filter((image) => {
      const { top, bottom, left, right } = image.getBoundingClientRect();
      return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    });
    const waiting = document.querySelector('[data-testid="deal-skeleton"], [aria-busy="true"]');
    return (
      waiting === null &&
      inSight.every((image) => image.complete) &&
      document.getAnimations().every(({ playState }) => playState === 'finished')
    );
  });
}
