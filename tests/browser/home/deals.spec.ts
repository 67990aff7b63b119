import type { Page } from '@playwright/test';
import { expect, signInAs, test } from '../support/agency-site.ts';

const cards = (page: Page) => page.getByRole('tabpanel').getByRole('article');

test('hotel deals come four to a row, with distance, stars and prices', { tag: '@core' }, async ({ page, site }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(site.at('aurora'));
  await expect(cards(page)).toHaveCount(8);

  /** The row of each card, counted from 0. */
  const rows = () =>
    cards(page).evaluateAll((all) => {
      const tops = all.map((card) => Math.round(card.getBoundingClientRect().top));
      const places = [...new Set(tops)].toSorted((one, other) => one - other);
      return tops.map((top) => places.indexOf(top));
    });
  await expect.poll(rows).toEqual([0, 0, 0, 0, 1, 1, 1, 1]);

  const first = cards(page).first();
  await expect(first).toContainText(/\d+\.\d{2} mi from /);
  await expect(first.getByText(/^[2-5] out of 5$/)).toBeAttached();
  await expect(first).toContainText(/Published.*\$\d+\.\d{2}.*Total.*\$\d+\.\d{2}/s);
  await expect(first.getByRole('link')).toHaveAttribute('href', /^\/booknow\/hotels\/.*isFromDeal=true/);
});

test('the search is for tomorrow, in US dollars (rules 7.8, 7.11 and 9.2)', { tag: '@core' }, async ({
  page,
  site,
}) => {
  const searched = page.waitForRequest('**/api/hotel/deals/hotel-search?*');
  await page.goto(site.at('aurora', '/?lng=fr&lat=48.8566&long=2.3522&xsessionid=support-call-42'));
  const request = await searched;
  const query = new URL(request.url()).searchParams;
  const tomorrow = await page.evaluate(() => Temporal.Now.plainDateISO().add({ days: 1 }).toString());
  expect(JSON.parse(query.get('stayPeriod') ?? '')).toMatchObject({ start: tomorrow });
  expect(JSON.parse(query.get('occupancies') ?? '')).toEqual([
    { numOfRoom: 1, numOfAdults: 2, numOfChildren: 0, childAges: [] },
  ]);
  expect(Object.fromEntries(query)).toMatchObject({
    latitude: '48.8566',
    longitude: '2.3522',
    currency: 'USD',
    radius: '15',
    nationality: 'IN',
    destinationCountryCode: 'IN',
    isHome: 'true',
  });
  expect(await request.allHeaders()).toMatchObject({
    'content-type': 'application/json',
    'accept-language': 'fr',
    'x-session-id': 'support-call-42',
    timezone: 'Europe/Lisbon',
  });
});

test('deals appear in another currency and language', { tag: '@core' }, async ({ page, site }) => {
  await page.goto(site.at('aurora', '/?currency=EUR&lng=de'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(cards(page).first()).toContainText(/≈\s*\d+,\d{2}\s€/);

  await page.goto(site.at('aurora', '/?currency=JPY&lng=en'));
  await expect(cards(page).first()).toContainText(/≈\s*¥[\d,]+(?!\.)/);
});

test('a price that can not be converted stays in dollars', async ({ page, site }) => {
  await site.spoil('aurora.livery', { call: '/api/multi-currency/exchange', fault: '404' });
  await page.goto(site.at('aurora.livery', '/?currency=EUR'));
  await expect(cards(page).first()).toContainText(/\$\d+\.\d{2}/);
  await expect(cards(page).first()).not.toContainText('≈');
});

test('the details of a price say what is charged, and how old the rates are', async ({ page, site }) => {
  await page.goto(site.at('aurora', '/?currency=EUR'));
  await cards(page).first().getByRole('button', { name: 'About this price' }).click();
  await expect(page.getByText(/You'll be charged in US dollars: \$\d+\.\d{2}/).first()).toBeVisible();
  await expect(page.getByText(/Sep 29, 2026/).first()).toBeVisible();
});

test('prices hide behind Reveal Price, which offers to sign in', { tag: '@core' }, async ({ page, site }) => {
  await page.goto(site.at('noir'));
  await expect(cards(page)).toHaveCount(8);
  await expect(page.getByRole('main')).not.toContainText('$');
  const reveal = cards(page).first().getByRole('button', { name: 'Reveal Price' });
  await reveal.click();

  const dialog = page.getByRole('dialog', { name: 'Unlock instant savings by signing in' });
  await expect(dialog.getByRole('link', { name: 'Log In' })).toHaveAttribute(
    'href',
    /^\/login\?redirect=(\/|%2F)%3Ftab%3DHotels$/,
  );
  await expect(dialog.getByRole('link', { name: 'Sign Up' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(reveal).toBeFocused();
});

test('prices show to somebody who is signed in', async ({ page, site }) => {
  await signInAs(page, site.at('noir'), 'traveller');
  await page.goto(site.at('noir'));
  await expect(cards(page).first()).toContainText('$');
  await expect(page.getByRole('button', { name: 'Reveal Price' })).toHaveCount(0);
});

test('four skeletons of the cards’ own size stand in while deals are searched', async ({ page, site }) => {
  await site.spoil('marigold.livery', { call: '/api/hotel/deals/hotel-search', fault: 'never' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(site.at('marigold.livery'));
  const skeletons = page.getByTestId('deal-skeleton');
  await expect(skeletons).toHaveCount(4);
  const waiting = await skeletons.first().boundingBox();

  await page.goto(site.at('marigold'));
  await expect
    .poll(() => cards(page).first().boundingBox())
    .toMatchObject({ width: waiting?.width, height: waiting?.height });
});

test('no deals show the promo card with Book Now', async ({ page, site }) => {
  await page.goto(site.at('aurora', '/?lat=0&long=-140'));
  await expect(page.getByRole('link', { name: 'Book Now' })).toHaveAttribute('href', '/booknow/hotels');
  await expect(page.getByText("Couldn't load deals")).toHaveCount(0);
});

test('a failed search has a promo card, the session id and a Retry', { tag: '@core' }, async ({ page, site }) => {
  await site.spoil('kindred.livery', { call: '/api/hotel/deals/hotel-search', fault: '400', times: 1 });
  await page.goto(site.at('kindred.livery'));
  await expect(page.getByRole('main').getByText("Couldn't load deals").and(page.locator('p'))).toBeVisible();
  await expect(page.getByRole('link', { name: 'Book Now' })).toBeVisible();
  const cookies = await page.context().cookies();
  const session = cookies.find(({ name }) => name === 'x-session-id')?.value ?? 'none';
  await expect(page.getByText(session)).toBeVisible();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(cards(page)).not.toHaveCount(0);
});

test('an agent puts deals into a proposal, in an order of their own by the keyboard', async ({ page, site }) => {
  await signInAs(page, site.at('aurora'), 'agent');
  await page.goto(site.at('aurora'));
  const add = page.getByRole('main').getByRole('button', { name: /^Add to proposal: / });
  await expect(add).toHaveCount(8);
  for (const index of [0, 1, 2]) {
    await add.nth(index).click();
    await expect(add.nth(index)).toHaveAttribute('aria-pressed', 'true');
  }
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('3 offers in your proposal');

  await page.goto(site.at('aurora', '/proposals/new'));
  const rows = page.getByRole('grid').getByRole('row');
  await expect(rows).toHaveCount(3);
  // A keyboard enters the list at its start.
  await rows.first().locator('button[slot="drag"]').focus();
  for (const keys of [['ArrowDown'], ['ArrowUp'], ['ArrowDown', 'ArrowDown']]) {
    const handle = rows.nth(1).locator('button[slot="drag"]');
    const name = (await handle.getAttribute('aria-label')) ?? '';
    await handle.focus();
    for (const key of ['Enter', ...keys, 'Enter']) await page.keyboard.press(key);
    await expect(page.getByRole('button', { name, exact: true })).toBeFocused();
    await page.keyboard.press('Tab');
  }
});
