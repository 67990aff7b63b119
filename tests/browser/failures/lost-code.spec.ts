import type { Page } from '@playwright/test';
import { expect, test } from '../support/agency-site.ts';
import { builtFile, builtStyles, loseFile } from '../support/built-file.ts';

const ABOUT = 'src/ui/content/about-page.tsx';

const link = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name }).first();
const lost = (page: Page) => page.getByRole('heading', { level: 1, name: "This page couldn't be loaded" });
const aboutUs = (page: Page) => page.getByRole('heading', { level: 1, name: 'Trips with room to breathe' });
const retry = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Retry' });

/** Counts how often the page itself is loaded from now on. */
function loadsOf(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
  });
  return () => loads;
}

test.describe('a page whose code can not be loaded', () => {
  test('is missing between header and footer until Retry brings it', { tag: '@core' }, async ({ page, site }) => {
    const restore = await loseFile(page, builtFile(ABOUT));
    await page.goto(site.at('aurora'));
    await link(page, 'About us').click();
    await expect(lost(page)).toBeFocused();
    await expect(page).toHaveTitle(/^This page couldn't be loaded \| /);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Terms & Conditions' })).toBeVisible();
    await restore();
    await retry(page).click();
    await expect(aboutUs(page)).toBeVisible();
    await expect(page).toHaveURL(site.at('aurora', '/about'));
  });

  test('is loaded again when the visitor comes back, with the style sheet that failed', async ({ page, site }) => {
    const sheet = builtStyles(ABOUT);
    const restore = await loseFile(page, sheet);
    await page.goto(site.at('aurora'));
    await link(page, 'About us').click();
    await expect(lost(page)).toBeVisible();
    await link(page, 'Aurora').click();
    await expect(page.getByRole('tab', { name: 'Hotels' })).toBeVisible();
    await expect(lost(page)).toBeHidden();
    await restore();
    await link(page, 'About us').click();
    await expect(aboutUs(page)).toBeVisible();
    const isLoaded = () =>
      page.evaluate((href) => [...document.styleSheets].some((it) => it.href?.endsWith(href)), sheet);
    await expect.poll(isLoaded).toBe(true);
  });

  test('loads anew where the site serves another build, once', async ({ page, site }) => {
    await loseFile(page, builtFile(ABOUT));
    await page.goto(site.at('aurora'));
    await page.route('**/build.json', (route) => route.fulfill({ json: { name: '/assets/next.js' } }));
    const loads = loadsOf(page);
    await link(page, 'About us').click();
    await expect(lost(page)).toBeVisible();
    await expect(page).toHaveURL(site.at('aurora', '/about'));
    await expect.poll(loads).toBe(1);
    await expect(lost(page)).toBeVisible();

    const remembered = () => page.evaluate(() => sessionStorage.getItem('reloadedBuilds'));
    await expect.poll(remembered).not.toBeNull();
    await link(page, 'Questions').click();
    await expect(page).toHaveURL(/\/faqs$/);
    await expect.poll(remembered).toBeNull();
    expect(loads()).toBe(1);
  });
});

test('a popup that cannot be fetched is reported, and opens on another try', async ({ page, site }) => {
  await page.goto(site.at('aurora'));
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Terms & Conditions' })).toBeVisible();
  await page.context().setOffline(true);
  const currency = page.getByRole('button', { name: /^Currency/ });
  const toast = page.getByRole('region', { name: 'Notifications' }).getByText('Something went wrong');
  await currency.click();
  await expect(toast).toBeVisible();
  await page.context().setOffline(false);
  // Older versions of Chromium cache a failed module until the page is closed: there the click reloads the page.
  const picker = page.getByRole('dialog');
  const reloaded = page.waitForEvent('load');
  await currency.click();
  await Promise.race([picker.waitFor(), reloaded.then(() => currency.click())]);
  await expect(picker).toBeVisible();
});

test.describe('a shell that can not start', () => {
  const ENTRY = /\/assets\/index-[^/]*\.js$/;

  test('says so in the visitor’s language, with a link that tries again', { tag: '@core' }, async ({ page, site }) => {
    await page.route(ENTRY, (route) => route.abort());
    await page.goto(site.at('aurora', '/?lng=de'));
    const notice = page.getByRole('alert');
    await expect(notice).toContainText('Diese Seite konnte nicht geladen werden');
    await expect(notice).toBeVisible();
    await page.unroute(ENTRY);
    await notice.getByRole('link', { name: 'Erneut versuchen' }).click();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(notice).toBeHidden();
  });

  test('says so where its first texts can not be loaded', async ({ page, site }) => {
    await loseFile(page, builtFile('src/ui/texts/en.json'));
    await page.goto(site.at('aurora'));
    await expect(page.getByRole('alert')).toContainText("This page couldn't be loaded");
  });

  test('says so if no file can be had at all', async ({ page, site }) => {
    await page.route('**/*.js', (route) => route.abort());
    await page.goto(site.at('aurora'));
    await expect(page.getByRole('alert')).toContainText("This page couldn't be loaded");
  });

  test('says so after a while if its program is only slow', async ({ page, site }) => {
    await page.route(ENTRY, () => undefined);
    await page.goto(site.at('aurora'), { waitUntil: 'commit' });
    const again = page.getByRole('link', { name: 'Retry' });
    await expect(again).toBeHidden();
    await page.evaluate(() => {
      for (const animation of document.getAnimations())
        if (animation.effect?.getTiming().iterations === 1) animation.finish();
    });
    await expect(again).toBeVisible();
  });
});
