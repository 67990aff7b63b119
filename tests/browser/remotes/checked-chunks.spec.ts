import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from '../support/agency-site.ts';

const BUILT = 'dist/remotes/main-app';
const { remotes } = JSON.parse(readFileSync('dist/remotes/remotes.json', 'utf8'));
/** The files that the shell loads with the entry, from the manifest; the main app loads all other scripts itself. */
const AT_ONCE: readonly string[] = [remotes.mainApp, ...remotes.mainApp.chunks].map(({ url }) => basename(url));

test('a chunk that is changed by one byte is refused, the site stays, and Retry brings the page', async ({ page }) => {
  const refused: string[] = [];
  const scripts = '**/remotes/main-app/*.js*';
  await page.route(scripts, (route) => {
    const file = basename(new URL(route.request().url()).pathname);
    if (AT_ONCE.includes(file)) return route.continue();
    refused.push(file);
    return route.fulfill({ contentType: 'text/javascript', body: `${readFileSync(`${BUILT}/${file}`, 'utf8')} ` });
  });
  await page.goto('/forgotpassword');
  const retry = page.getByRole('main').getByRole('button', { name: 'Retry' });
  await expect(retry).toBeVisible();
  await expect(page.getByRole('link', { name: 'Aurora Journeys, home' })).toBeVisible();
  expect(refused.length).toBeGreaterThan(0);

  await page.unroute(scripts);
  await retry.click();
  await expect(page.getByRole('main').getByRole('textbox', { name: 'E-mail' })).toBeVisible();
});
