import { readFileSync } from 'node:fs';
import arabicKit from '@livery/kit/texts/ar.json' with { type: 'json' };
import arabic from '@livery/resort/texts/ar.json' with { type: 'json' };
import type { Page, Request } from '@playwright/test';
import arabicSearch from '../../../../src/ui/search/texts/ar.json' with { type: 'json' };
import { expect, signInAs, test } from '../../../../tests/browser/support/agency-site.ts';
import { fillDay } from '../../../../tests/browser/support/fill-day.ts';
import { holdBack } from '../../../../tests/browser/support/hold-back.ts';
import { misfits } from '../../../../tests/browser/support/misfits.ts';
import { dayAhead } from '../../../../tests/browser/support/new-name.ts';
import { choosePlace } from '../../../../tests/browser/support/search-panel.ts';

/** In Arabic, from the design system's messages. */
const { goBack } = JSON.parse(readFileSync('packages/ui/texts/ar.json', 'utf8'));

const pageHeading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
const holdTimer = (page: Page) => page.getByRole('timer');
const holdFirstRoom = (page: Page, words = 'Hold and continue: ') =>
  page.getByRole('button', { name: words }).first().click();

/** The call that releases the hold; it must get a response although its page is closed. */
async function letsGo(page: Page, leave: () => Promise<void>): Promise<Request> {
  const reference = new URL(page.url()).searchParams.get('reference');
  const releasedWait = page.waitForRequest(
    (request) => request.method() === 'PUT' && new URL(request.url()).pathname.endsWith('/itineraries'),
  );
  await leave();
  const request = await releasedWait;
  const { searchParams } = new URL(request.url());
  expect(Object.fromEntries(searchParams)).toEqual({ reference_number: reference, status: 'RELEASE' });
  expect((await request.response())?.status()).toBe(200);
  return request;
}

test('a traveller books a held room, sees it in My Trips, and cancels it', async ({ page, site }) => {
  await signInAs(page, site.at('aurora'), 'rewarded');
  await page.goto(site.at('aurora', '/booknow/resort'));
  await choosePlace(page, 'Destination', 'berg');
  await page.getByRole('button', { name: /^Guests/ }).click();
  await page.getByRole('button', { name: 'More: Children' }).click();
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Search resorts' }).click();
  await expect(page).toHaveURL(/\/booknow\/resort\/search\?place=.*Bergen&.*&adults=2&children=1/);
  const resort = page.getByRole('main').getByRole('article').first().getByRole('link');
  const name = (await resort.textContent()) ?? '';
  await resort.click();
  await expect(pageHeading(page)).toHaveText(name);
  await fillDay(page, 'Check-in', dayAhead(40));
  await fillDay(page, 'Check-out', dayAhead(42));
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('for 2 nights').first()).toBeVisible();
  // A garden room is for two: it can't be booked, because it is too small or sold out.
  const garden = page.getByRole('article').filter({ hasText: 'Garden Room' });
  await expect(garden).toHaveCount(1);
  await expect(garden.getByRole('button')).toHaveCount(0);
  await holdFirstRoom(page);

  await expect(page).toHaveURL(/\/booknow\/resort\/checkout\?reference=RES-[A-Z2-9]+$/);
  await expect(holdTimer(page)).toHaveText(/^1[45]:\d\d$/);
  await expect(page.getByLabel('First name')).toHaveValue('Tomas');
  await page.getByLabel('Phone').fill('+351 21 012 3456');
  await page.getByRole('button', { name: /^Pay / }).click();
  await expect(page.getByLabel('Card number')).toHaveAccessibleDescription(/Please check the card number/);
  await page.getByLabel('Card number').fill('4242 4242 4242 4242');
  await page.getByLabel('Name on the card').fill('Tomas Ferreira');
  await page.getByLabel('Expiry date').fill('04/39');
  await page.getByLabel('Security code').fill('123');
  const sentWait = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/itineraries'),
  );
  // A second click after the response would be on the next page, and take the focus.
  const respond = await holdBack(page, '**/itineraries');
  await page.getByRole('button', { name: /^Pay / }).dblclick();
  respond();
  expect((await sentWait).postData()).not.toMatch(/4242[ -]?4242/);
  await expect(pageHeading(page)).toHaveText("You're booked!");
  await expect(pageHeading(page)).toBeFocused();
  const reference = (await page.getByText(/^RES-[A-Z2-9]+$/).textContent()) ?? '';

  await page.getByRole('link', { name: 'Go to My Trips' }).click();
  const trip = page.getByRole('article').filter({ hasText: reference });
  await trip.getByRole('link', { name }).click();
  await expect(pageHeading(page)).toHaveText(name);
  await page.getByRole('button', { name: 'Cancel this booking' }).click();
  const question = page.getByRole('dialog', { name: 'Cancel the booking?' });
  await expect(question).toContainText(`${name} (${reference}) will be cancelled.`);
  await question.getByRole('button', { name: 'Cancel this booking' }).click();
  await expect(page.getByText('This booking has been cancelled.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'My Trips' }).click();
  await expect(page.getByRole('tab', { name: 'Upcoming' })).toHaveAttribute('aria-selected', 'true');
  await expect(trip).toHaveCount(0);
  await page.getByRole('tab', { name: 'Cancelled' }).click();
  await expect(trip).toContainText('Cancelled');
});

test('leaving the checkout for any other page releases the room', async ({ page, site }) => {
  const stay = `checkIn=${dayAhead(30)}&checkOut=${dayAhead(33)}`;
  await page.goto(site.at('aurora', `/booknow/resort/search?place=Bergen&lat=60.3975&lon=5.3245&${stay}`));
  const resort = page.getByRole('main').getByRole('article').first().getByRole('link');
  const name = (await resort.textContent()) ?? '';
  await resort.click();
  await holdFirstRoom(page);
  await expect(holdTimer(page)).toBeVisible();
  const trail = page.getByRole('navigation', { name: 'You are here' });
  await letsGo(page, () => trail.getByRole('link', { name }).click());
  await expect(pageHeading(page)).toHaveText(name);

  await holdFirstRoom(page);
  await expect(holdTimer(page)).toBeVisible();
  const home = page.getByRole('banner').getByRole('link', { name: /, home$/ });
  await letsGo(page, () => home.click());
  await expect(page).toHaveURL(site.at('aurora', '/'));
  await expect(page.getByRole('region', { name: 'Product Deals' })).toBeVisible();
  await page.goBack();
  await expect(pageHeading(page)).toHaveText('This room has been released');
  await page.getByRole('link', { name: 'Back to the resort' }).click();
  await expect(pageHeading(page)).toHaveText(name);
});

test('an expired hold says so, keeps the form and is made again, in Arabic on a phone', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.clock.install();
  await page.goto(site.at('aurora', '/booknow/resort?lng=ar'));
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await page.getByRole('button', { name: arabicSearch.destination }).click();
  await page.getByRole('combobox', { name: arabicSearch.destination }).pressSequentially('goa');
  await page.getByRole('option').first().click();
  await page.getByRole('button', { name: arabicSearch.submit.resorts }).click();
  const resort = page.getByRole('main').getByRole('article').first().getByRole('link');
  const name = (await resort.textContent()) ?? '';
  await resort.click();
  await holdFirstRoom(page, arabic.units.hold);
  await expect(holdTimer(page)).toHaveText(/^1[45]:\d\d$/);
  // The service's real response, which the browser discards soon after the page is left.
  const { data } = await page.evaluate(async () => {
    const reference = new URL(location.href).searchParams.get('reference');
    const headers = {
      'content-type': 'application/json',
      'accept-language': 'ar',
      'x-session-id': 'session-of-a-test',
      'x-correlation-id': crypto.randomUUID(),
      timezone: 'Asia/Dubai',
    };
    return (await fetch(`/resort-api/properties/hold-check?reference_number=${reference}`, { headers })).json();
  });
  const firstUrl = page.url();
  await page.getByLabel(arabicKit.checkout.firstName).fill('نورة');

  // Only the visitor's clock is changed, so the service's later response is mocked.
  await page.route('**/hold-check?*', (route) => route.fulfill({ json: { data: { ...data, status: 'EXPIRED' } } }));
  await page.clock.fastForward('15:01');
  const over = page.getByRole('main').getByRole('alert');
  await expect(over).toContainText(arabic.expired.title);
  await expect(holdTimer(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: arabicKit.checkout.pay.replace('<total/>', '').trim() })).toHaveCount(
    0,
  );
  await expect.poll(() => misfits(page)).toEqual([]);
  await page.unroute('**/hold-check?*');
  await over.getByRole('button', { name: arabic.expired.again }).click();
  await expect(page).not.toHaveURL(firstUrl);
  // By the visitor's clock this hold has expired as well; the service still has it, but doesn't name the remaining time.
  await expect(page.getByRole('region', { name: arabic.hold.title })).toBeVisible();
  await expect(holdTimer(page)).toHaveCount(0);
  await expect(page.getByLabel(arabicKit.checkout.firstName)).toHaveValue('نورة');

  await page.getByRole('button', { name: arabic.hold.release }).click();
  const question = page.getByRole('dialog', { name: arabic.hold.releaseTitle });
  await question.getByRole('button', { name: goBack }).click();
  await expect(question).toHaveCount(0);
  await letsGo(page, async () => {
    await page.getByRole('button', { name: arabic.hold.release }).click();
    await question.getByRole('button', { name: arabic.hold.release }).click();
  });
  await expect(pageHeading(page)).toHaveText(name);
});
