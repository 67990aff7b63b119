import type { Page } from '@playwright/test';
import { brandOf, expect, signInAs, test } from '../support/agency-site.ts';
import { barriersIn } from '../support/barriers-in.ts';
import { openWithWorker, storedResponses } from '../support/service-worker.ts';

test.use({ serviceWorkers: 'allow' });

const notice = (page: Page) => page.getByRole('heading', { level: 1 });
const ABOUT = { name: 'Trips with room to breathe' };

test.describe('a site that can not be reached', () => {
  test('shows its own offline page, and Retry leads on', { tag: '@core' }, async ({ page, site, context }) => {
    await openWithWorker(page, site.at('aurora'));
    await context.setOffline(true);
    await page.goto(site.at('aurora', '/about?from=home'));
    await expect(notice(page)).toHaveText("There's no connection right now");
    await expect(page).toHaveURL(site.at('aurora', '/about?from=home'));
    await expect(page).toHaveTitle(/ \| Aurora Journeys: trips with room to breathe$/);
    await expect(page.getByRole('main')).toContainText("Aurora Journeys couldn't be reached.");
    expect(await brandOf(page)).toBe('#0b7285');
    const logo = page.locator('img');
    await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

    const retry = page.getByRole('link', { name: 'Retry' });
    await retry.click();
    await expect(notice(page)).toHaveText("There's no connection right now");
    await context.setOffline(false);
    await retry.click();
    await expect(page.getByRole('heading', { level: 1, ...ABOUT })).toBeVisible();
    await expect(page).toHaveURL(site.at('aurora', '/about?from=home'));
  });

  test('speaks the visitor’s language', async ({ page, site, context }) => {
    await openWithWorker(page, site.at('aurora', '/?lng=ar'), 'ar');
    await context.setOffline(true);
    await page.goto(site.at('aurora', '/faqs'));
    await expect(notice(page)).toHaveText('لا يوجد اتصال حاليًا');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
    expect(await barriersIn(page, 'body')).toEqual([]);
  });

  test('is another agency’s on its host', async ({ page, site, context }) => {
    await openWithWorker(page, site.at('noir'));
    const brand = await brandOf(page);
    await context.setOffline(true);
    await page.goto(site.at('noir', '/faqs'));
    await expect(page.getByRole('main')).toContainText('Noir');
    await expect(page.getByRole('main')).not.toContainText('Aurora');
    expect(await brandOf(page)).toBe(brand);
  });
});

test.describe('without scripts', () => {
  test('Retry is a link', async ({ page, site, context }) => {
    await openWithWorker(page, site.at('aurora'));
    await context.setOffline(true);
    await page.goto(site.at('aurora', '/about'));
    expect(await page.locator('script').count()).toBe(0);
    await expect(page.getByRole('link', { name: 'Retry' })).toHaveAttribute('href', '');
  });
});

test('nothing of a person is stored', { tag: '@core' }, async ({ page, site }) => {
  const address = site.at('aurora', '/');
  await signInAs(page, address, 'traveller');
  await openWithWorker(page, address);
  for (const path of ['/', '/about', '/faqs?lng=de', '/mytrips']) {
    await page.goto(site.at('aurora', path));
    await expect(page.getByRole('banner')).toBeVisible();
  }
  const stored = await storedResponses(page);
  expect(stored.length).toBeGreaterThan(5);
  expect(stored.filter(({ path }) => !/^\/(?:assets\/[^/]+|offline(?:\/logo)?)$/.test(path))).toEqual([]);
  expect(stored.filter(({ caching }) => /private|no-store/.test(caching))).toEqual([]);
  expect(stored.filter(({ origin }) => origin !== new URL(address).origin)).toEqual([]);
  const personal = /sandbox-aurora-traveller/;
  expect(stored.filter(({ body }) => personal.test(body))).toEqual([]);
});
