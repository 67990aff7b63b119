import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/agency-site.ts';
import { holdBack } from '../support/hold-back.ts';
import { dayAhead } from '../support/new-name.ts';

const STAY = `place=Lisbon&lat=38.7223&long=-9.1393&checkIn=${dayAhead(20)}&checkOut=${dayAhead(23)}&guests=2`;
const HOTELS = `/booknow/hotels/search?${STAY}`;
const FLIGHTS = `/booknow/flights/search?from=LIS&to=LHR&departure=${dayAhead(20)}&return=${dayAhead(27)}`;
const SCRIPTS = '**/*.js';
const ENTRY = '**/remotes/main-app/entry-*.js';

const main = (page: Page) => page.getByRole('main');
const button = (place: Page | Locator, name: RegExp) => place.getByRole('button', { name }).first();
const dialog = (page: Page) => page.getByRole('dialog');

/** Opens a page whose scripts don't arrive until they are released. */
async function openWithoutScripts(page: Page, address: string): Promise<() => void> {
  const release = await holdBack(page, SCRIPTS, (route) => route.fallback());
  await page.goto(address, { waitUntil: 'commit' });
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
  return release;
}

async function expectLive(page: Page): Promise<void> {
  await expect(page.locator('[data-remote] h1')).toBeVisible();
  await expect(page.locator('[data-served]')).toHaveCount(0);
  await page.waitForFunction(() => performance.getEntriesByName('livery-hydrated').length > 0);
}

test.describe('what is clicked before any script is there is done then:', () => {
  for (const [name, width] of [
    [/^Language/, 1440],
    [/^Currency/, 1440],
    [/^Open the menu/, 390],
    [/^Change search/, 1440],
    [/^Filters/, 390],
  ] as const) {
    test(`a dialog is opened, and stays open: ${name.source} at ${width} px`, async ({ page, site }) => {
      await page.setViewportSize({ width, height: 900 });
      const release = await openWithoutScripts(page, site.at('aurora', HOTELS));
      await button(page, name).click();
      await button(page, name).click();
      await expect(dialog(page)).toHaveCount(0);
      release();
      await expect(dialog(page)).toBeVisible();
      await expectLive(page);
      await expect(dialog(page)).toHaveCount(1);
    });
  }

  test('a filter stays ticked, and filters; an order stays chosen', async ({ page, site }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const release = await openWithoutScripts(page, site.at('aurora', HOTELS));
    const stars = main(page).getByRole('checkbox', { name: /5 stars/ });
    await stars.check();
    const cheapest = main(page).getByRole('radio', { name: /Cheapest|Lowest price/ });
    await cheapest.check({ force: true });
    release();
    await expectLive(page);
    await expect(stars).toBeChecked();
    await expect(cheapest).toBeChecked();
    await expect(page).toHaveURL(/stars=5/);
  });

  test('a favourite is marked once', async ({ page, site }) => {
    const release = await openWithoutScripts(page, site.at('aurora', HOTELS));
    const heart = button(main(page), /^Favourite/);
    await heart.click();
    release();
    await expectLive(page);
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
  });

  test('the details of a flight are shown', async ({ page, site }) => {
    const release = await openWithoutScripts(page, site.at('aurora', FLIGHTS));
    const details = button(main(page), /^Flight details/);
    await details.click();
    release();
    await expectLive(page);
    await expect(details).toHaveAttribute('aria-expanded', 'true');
  });

  for (const [name, shown] of [
    [/^Show all \d+ photos/, 'dialog'],
    [/^Share/, 'status'],
  ] as const) {
    test(`on a page of details: ${name.source}`, async ({ page, site, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.goto(site.at('aurora', HOTELS));
      const details = await main(page).getByRole('article').first().getByRole('link').first().getAttribute('href');
      const release = await openWithoutScripts(page, site.at('aurora', details ?? ''));
      await button(main(page), name).click();
      release();
      await expectLive(page);
      await expect(page.getByRole(shown).filter({ hasText: shown === 'status' ? /copied/ : /./ })).toBeVisible();
    });
  }
});

test('what is clicked while the shell is live and the remote is not is done once', async ({ page, site }) => {
  const lift = await holdBack(page, ENTRY);
  const release = await openWithoutScripts(page, site.at('aurora', HOTELS));
  await page.setViewportSize({ width: 1440, height: 900 });
  await button(page, /^Change search/).click();
  await button(page, /^Language/).click();
  release();
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  const stars = main(page).getByRole('checkbox', { name: /5 stars/ });
  await stars.check();
  lift();
  await expectLive(page);
  await expect(dialog(page)).toHaveCount(1);
  await expect(stars).toBeChecked();
});

test('a search on the home page opens with what was clicked before any script was there', async ({ page, site }) => {
  const release = await openWithoutScripts(page, site.at('aurora'));
  await page.setViewportSize({ width: 1440, height: 900 });
  await main(page).getByRole('form').locator('summary').first().click();
  release();
  await expect(button(main(page), /^Guests/)).toBeVisible();
});
