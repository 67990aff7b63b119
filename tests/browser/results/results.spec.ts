import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/agency-site.ts';
import { barriersIn } from '../support/barriers-in.ts';
import { watchFirstViews } from '../support/first-view.ts';
import { dayAhead } from '../support/new-name.ts';

const HOTELS = `/booknow/hotels/search?place=Lisbon&lat=38.7223&long=-9.1393&checkIn=${dayAhead(20)}&checkOut=${dayAhead(23)}&guests=2`;
const FLIGHTS = `/booknow/flights/search?from=LIS&to=SFO&departure=${dayAhead(20)}&return=${dayAhead(27)}&adults=2`;
const PHONE = { width: 390, height: 844 };

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const found = (page: Page) => page.getByRole('main').getByRole('status').filter({ hasText: /^\d+ / });
const toggle = (page: Page) => page.getByRole('button', { name: /^Filters/ });

async function dollarsIn(place: Locator): Promise<readonly number[]> {
  const text = (await place.textContent()) ?? '';
  return [...text.matchAll(/\$([\d,]+\.\d\d)/g)].map(([, amount = '']) => Number(amount.replaceAll(',', '')));
}

test('a card says what people decide by, and its nights add up to its total', async ({ page, site }) => {
  await page.goto(site.at('aurora', HOTELS));
  await expect(cards(page).first()).toContainText(/\d\.\d.*(Exceptional|Very good|Good|Pleasant).*reviews/);
  await expect(cards(page).first()).toContainText(/Room only|Breakfast included/);
  for (const card of (await cards(page).all()).slice(0, 6)) {
    await expect(card).toContainText(/Free cancellation until \w{3} \d\d, \d{4}|No free cancellation/);
    await expect(card).toContainText('See rooms');
    const [total = 0, night = 0] = (await dollarsIn(card)).slice(-2);
    expect(Math.abs(night * 3 - total)).toBeLessThanOrEqual(0.02);
  }
});

test('orders are chosen by the keyboard, each with the price of what it puts first', async ({ page, site }) => {
  await page.goto(site.at('aurora', HOTELS));
  await page.getByRole('radio', { name: /^Recommended/ }).focus();
  await page.keyboard.press('ArrowRight');
  const cheapest = page.getByRole('radio', { name: /^Lowest price/ });
  await expect(cheapest).toBeFocused();
  await expect(page).toHaveURL(/sort=cheapest/);
  const [promised] = await dollarsIn(page.locator('label').filter({ has: cheapest }));
  await expect(cards(page).first()).toContainText(`${promised}`);
});

test('a price slider with two ends leaves what is in between, and a chip takes it back', async ({ page, site }) => {
  await page.goto(site.at('aurora', HOTELS));
  const all = (await found(page).textContent()) ?? '';
  const most = page.getByRole('slider', { name: 'Up to' });
  await most.focus();
  await page.keyboard.press('PageDown');
  await expect(page).toHaveURL(/price=-\d+/);
  await expect(found(page)).not.toHaveText(all);
  await page.getByRole('button', { name: /^Remove filter: Up to/ }).click();
  await expect(page).not.toHaveURL(/price=/);
  await expect(found(page)).toHaveText(all);
});

test('filters that leave nothing say which to remove', async ({ page, site }) => {
  await page.goto(site.at('aurora', `${HOTELS}&f-tags=pool&price=-1`));
  await expect(page.getByRole('heading', { name: 'Nothing matches all your filters' })).toBeVisible();
  await page.getByRole('link', { name: /^Without “.?Up to .*”: \d+ hotels?$/ }).click();
  await expect(cards(page).first()).toBeVisible();
  await expect(page).toHaveURL(/f-tags=pool/);
});

test('more results are shown below the others, and the first of them has the focus', async ({ page, site }) => {
  await page.goto(site.at('aurora', HOTELS));
  await expect(cards(page)).toHaveCount(15);
  const more = page.getByRole('link', { name: /^Show 15 more/ });
  await more.click();
  await expect(cards(page)).toHaveCount(30);
  await expect(cards(page).nth(15).getByRole('link').first()).toBeFocused();
  await expect(page).toHaveURL(/shown=30/);
});

test('results in sight are there before the others', async ({ page, site }) => {
  await page.addInitScript(() => {
    const counts: number[] = [];
    new MutationObserver(() => {
      const count = document.querySelectorAll('li[data-map-item]').length;
      if (count !== (counts.at(-1) ?? 0)) counts.push(count);
    }).observe(document, { childList: true, subtree: true });
    Object.assign(window, { counts });
  });
  await page.goto(site.at('aurora', HOTELS));
  await expect(page.getByRole('link', { name: /^Show 15 more/ })).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { counts: number[] }).counts)).toEqual([5, 15]);
});

test('flights: an itinerary is one card, with its segments on demand, and leads on with the chosen fare', async ({
  page,
  site,
}) => {
  await page.goto(site.at('aurora', FLIGHTS));
  const card = cards(page).first();
  await card.getByRole('button', { name: 'Flight details', expanded: false }).focus();
  await page.keyboard.press('Enter');
  await expect(card.getByRole('heading', { level: 3 })).toHaveCount(2);
  await expect(card).toContainText(/layover in [A-Z]{3}/);
  expect(await barriersIn(page, 'main')).toEqual([]);
  const legs = await cards(page).evaluateAll((all) => all.map((one) => one.querySelector('ul')?.textContent));
  expect(new Set(legs).size).toBe(legs.length);

  await page.getByRole('checkbox', { name: /^Business/ }).check();
  await expect(page).toHaveURL(/f-cabin=business/);
  const fares = cards(page).first().getByRole('list', { name: 'Fares' }).getByRole('listitem');
  await expect(fares.first()).toContainText('Business');
  await cards(page)
    .first()
    .getByRole('link', { name: /^Choose Business/ })
    .first()
    .click();
  await expect(page).toHaveURL(/choice=business/);
  await expect(page.getByRole('radio', { name: /^Business/ }).and(page.locator(':checked'))).toHaveCount(1);
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test('filters are a sheet that says how many results they leave, and gives the focus back', async ({
    page,
    site,
  }) => {
    await page.goto(site.at('aurora', HOTELS));
    await toggle(page).click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await expect(sheet).toBeVisible();
    expect(await sheet.evaluate((element) => element.getBoundingClientRect().height)).toBe(PHONE.height);
    await sheet.getByRole('checkbox', { name: /^4 stars/ }).check();
    const count = (await found(page).textContent()) ?? '';
    await expect(sheet.getByRole('button', { name: `Show ${count}` })).toBeVisible();
    expect(await barriersIn(page, 'dialog')).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    await expect(toggle(page)).toBeFocused();
    await toggle(page).click();
    await sheet.getByRole('button', { name: `Show ${count}` }).click();
    await expect(cards(page).first()).toBeVisible();
    await expect(page).toHaveURL(/f-stars=4/);
  });
});

for (const [language, host] of [
  ['en', 'aurora'],
  ['ar', 'rihla'],
] as const) {
  for (const viewport of [PHONE, { width: 1440, height: 900 }]) {
    test.describe(`${language}, ${viewport.width} wide`, () => {
      test.use({ viewport });

      for (const [product, address] of [
        ['hotels', HOTELS],
        ['flights', FLIGHTS],
      ] as const) {
        test(`results of ${product} arrive without a shift, no wider than the window`, async ({ page, site }) => {
          const view = await watchFirstViews(page);
          const { shifts, problems } = await view(site.at(host, `${address}&lng=${language}`));
          await expect(cards(page).first()).toBeVisible();
          expect({ shifts, problems }).toEqual({ shifts: [], problems: [] });
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
          expect(await barriersIn(page, 'main')).toEqual([]);
        });
      }

      test('a separator begins and ends no line of what was searched for', async ({ page, site }) => {
        await page.goto(site.at(host, `${HOTELS}&lng=${language}`));
        await expect(page.locator('main p + button[aria-haspopup="dialog"]')).toBeVisible();
        const outside = await page.evaluate(() => {
          // A build shortens class names, so the paragraph is found by the button after it, which changes it.
          const words = document.querySelector('main p:has(+ button[aria-haspopup="dialog"])');
          const frame = words?.getBoundingClientRect();
          const parts = [...(words?.children ?? [])].slice(1);
          return parts.map((part) => {
            const box = part.getBoundingClientRect();
            const begins = document.dir === 'rtl' ? frame?.right === box.right : frame?.left === box.left;
            return { begins, clipped: getComputedStyle(words ?? part).overflowX === 'clip' };
          });
        });
        expect(outside.length).toBeGreaterThan(1);
        for (const { begins, clipped } of outside) expect(begins ? clipped : true).toBe(true);
      });
    });
  }
}
