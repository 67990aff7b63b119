import type { Page } from '@playwright/test';
import { expect, signInAs, test } from '../support/agency-site.ts';
import { dayAhead } from '../support/new-name.ts';

const LISBON = `place=Lisbon&lat=38.7223&long=-9.1393&checkIn=${dayAhead(20)}&checkOut=${dayAhead(22)}`;
const SEARCH = `/booknow/hotels/search?${LISBON}`;

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const found = (page: Page) => page.getByText(/^\d+ hotels?$/);

test('a newcomer books a hotel from a deal, in German and in euros', { tag: '@core' }, async ({ page, site }) => {
  await page.goto(site.at('aurora', '/?lng=de&currency=EUR&code=DE'));
  const deal = page.getByRole('article').first().getByRole('link');
  await expect(deal).toHaveAttribute('href', /isFromDeal=true/);
  await deal.click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const rates = page.getByRole('table', { name: 'Zimmer wählen' });
  await rates
    .getByRole('link', { name: /^Auswählen/ })
    .nth(1)
    .click();

  await page.getByLabel('Vorname').fill('Lena');
  await page.getByLabel('Nachname').fill('Vogt');
  await page.getByLabel('E-Mail').fill('lena@mail.example');
  await page.getByLabel('Telefon').fill('+49 30 901820');
  await page.getByLabel('Kartennummer').fill('4242 4242 4242 4242');
  await page.getByLabel('Name auf der Karte').fill('Lena Vogt');
  await page.getByLabel('Gültig bis').fill('04/39');
  await page.getByLabel('Prüfnummer').fill('123');
  await expect(page.getByText(/Abgerechnet wird in US-Dollar: .*\$/)).toBeVisible();

  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/bookings'));
  await page.getByRole('button', { name: /bezahlen$/ }).dblclick();
  expect((await sent).postData()).not.toMatch(/4242[ -]?4242/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gebucht!');
  await expect(page.getByText(/^LV-\w{6}$/)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByText(/^reception@/)).toBeVisible();
});

test('filters and order are still there on the way back', async ({ page, site }) => {
  await page.goto(site.at('aurora', SEARCH));
  const all = (await found(page).textContent()) ?? '';
  const fourStars = page.getByRole('checkbox', { name: /^4 stars/ });
  await fourStars.click();
  await expect(fourStars).toBeChecked();
  const order = page.getByRole('radio', { name: /^Lowest price/ });
  await order.click();
  await expect(page).toHaveURL(/f-stars=4&sort=cheapest/);
  // The list is sorted a moment after the address has the new order.
  await expect(order).toBeChecked();
  await expect(found(page)).not.toHaveText(all);
  const count = (await found(page).textContent()) ?? '';
  const first = (await cards(page).first().getByRole('heading').textContent()) ?? '';

  await cards(page).first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(first);
  await page.goBack();
  await expect(found(page)).toHaveText(count);
  await expect(cards(page).first().getByRole('heading')).toHaveText(first);
  await expect(page.getByRole('checkbox', { name: /^4 stars/ })).toBeChecked();
});

test('a place is chosen by keyboard, and guests are counted by room', async ({ page, site }) => {
  await page.goto(site.at('aurora', '/booknow/hotels'));
  await page.getByLabel('Destination').pressSequentially('lisb');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Guests: 2 adults and 1 room' }).click();
  await page.getByRole('button', { name: 'More: Children' }).click();
  await page.getByLabel('Age of child 1').selectOption('8');
  await page.getByRole('button', { name: 'Add a room' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Guests: 3 adults, 1 child, and 2 rooms' })).toBeFocused();
  await page.getByRole('button', { name: 'Search hotels' }).click();
  await expect(page).toHaveURL(/\/booknow\/hotels\/search\?place=Lisbon&.*guests=2-8\.1/);
  await expect(cards(page).first()).toBeVisible();
});

test('an agent sees what the agency pays and earns, a traveller does not (rules §5)', async ({ page, site }) => {
  await signInAs(page, site.at('aurora'), 'agent');
  await page.goto(site.at('aurora', SEARCH));
  await expect(cards(page).first()).toContainText(/Wholesale Rate.*Agency Markup/s);
  await signInAs(page, site.at('aurora'), 'traveller');
  await page.goto(site.at('aurora', SEARCH));
  await expect(cards(page).first()).toContainText('for 2 nights');
  await expect(page.getByText('Wholesale Rate')).toHaveCount(0);
});

test('where prices are hidden, a visitor logs in first, and comes back to the same search', async ({ page, site }) => {
  await page.goto(site.at('noir', SEARCH));
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await expect.poll(() => new URL(page.url()).searchParams.get('redirect')).toBe(SEARCH);
});

test('a search that could not be had is tried again', async ({ page, site }) => {
  await site.spoil('kindred.livery', { call: '/api/reference/hotel/offers', fault: '500', times: 3 });
  await page.goto(site.at('kindred.livery', SEARCH));
  await expect(page.getByText("We couldn't complete your search")).toBeVisible();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(cards(page).first()).toBeVisible();
});
