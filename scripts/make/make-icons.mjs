/**
 * Makes `public/icons/travel-*.png` from `travel.svg`, the build's own icon, for devices that can't use SVG for
 * installed apps.
 *
 * Usage: node scripts/make/make-icons.mjs
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium } from '../machine/find-chromium.mjs';
import { PROJECT_ROOT } from '../machine/project-root.mjs';

/** In pixels: the sizes that browsers require of a site that can be installed. */
const SIZES = [192, 512];

const folder = join(PROJECT_ROOT, 'public', 'icons');
const drawing = readFileSync(join(folder, 'travel.svg'), 'utf8');
const executablePath = findChromium();
const browser = await chromium.launch(executablePath === undefined ? {} : { executablePath });
for (const size of SIZES) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>body { margin: 0 } svg { display: block; width: 100vw }</style>${drawing}`);
  await page.screenshot({ path: join(folder, `travel-${size}.png`) });
}
await browser.close();
