import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/**
 * The Chromium that the browser tests use: the requested one, the system's, or Playwright's own.
 *
 * @returns {string | undefined} the path of its program
 */
export function findChromium() {
  const places = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', chromium.executablePath()];
  return places.find((place) => place !== undefined && place !== '' && existsSync(place));
}
