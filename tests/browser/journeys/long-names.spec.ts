import { expect, signInAs, test } from '../support/agency-site.ts';
import { overflowOf } from '../support/misfits.ts';
import { dayAhead } from '../support/new-name.ts';

const HOTELS = `/booknow/hotels/search?place=Lisbon&lat=38.7223&long=-9.1393&checkIn=${dayAhead(20)}&checkOut=${dayAhead(22)}`;

/** The longest names that the platform accepts, without a place for a line break. */
const [FIRST, LAST] = ['ع'.repeat(200), '=W'.repeat(100)];

test('a client with names of 200 letters fits on every screen, wherever it is shown', async ({ page, site }) => {
  const main = page.getByRole('main');
  const fits = async (where: string) => {
    for (const width of [1440, 1000, 768, 390]) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => overflowOf(page), `${where} at ${width}`).toBe(0);
    }
  };
  await page.setViewportSize({ width: 390, height: 800 });
  await signInAs(page, site.at('platform'), 'agent');
  await page.goto(site.at('platform', '/users/clients'));
  await page.getByRole('button', { name: 'Add a client' }).click();
  const form = page.getByRole('dialog', { name: 'Add a client' });
  await form.getByLabel('First name').fill(`${FIRST}ع`);
  await form.getByLabel('Last name').fill(LAST);
  await form.getByLabel('E-mail').fill('long@mail.example');
  await form.getByRole('button', { name: 'Add a client' }).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(`${FIRST} ${LAST}`);
  await fits('the page of the client');

  await page.goto(site.at('platform', '/users/clients'));
  await expect(main.getByRole('rowheader').filter({ hasText: FIRST })).toBeAttached();
  await fits('the clients');

  await page.goto(site.at('platform', HOTELS));
  const bar = page.getByRole('region', { name: 'Whom you book for' });
  await bar.getByRole('button', { name: 'Choose a client' }).click();
  const clients = page.getByRole('dialog', { name: 'Choose a client' });
  await clients.getByRole('button', { name: FIRST }).waitFor();
  await fits('the list to choose from');
  await clients.getByRole('button', { name: FIRST }).click();
  await expect(bar).toContainText(FIRST);
  await fits('the results for the client');

  await main.getByRole('article').first().getByRole('link').click();
  await main.getByRole('link', { name: 'Continue' }).first().click();
  await expect(page.getByLabel('First name').first()).toHaveValue(FIRST);
  await fits('the checkout for the client');
  await page.getByRole('radio', { name: /^Agency credit/ }).check();
  await page.getByLabel('Phone').fill('+44 20 7946 0123');
  await page.getByRole('button', { name: /^Pay/ }).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText("You're booked!");
  await fits('the confirmation');

  await page.goto(site.at('platform', '/bookings'));
  await expect(main.getByRole('table')).toContainText(LAST);
  await fits('the bookings');
  await page.goto(site.at('platform', '/dashboard'));
  await expect(main.getByRole('table').filter({ hasText: LAST })).toBeVisible();
  await fits('the Command Center');
  await page.goto(site.at('platform', '/bookings'));
  await expect(main.getByRole('table')).toContainText(LAST);
  await main.getByRole('rowheader').getByRole('link').first().click();
  await expect(main).toContainText('Reference number');
  await fits('the booking');
  await page.goto(site.at('platform', '/proposals/new'));
  await expect(page.getByRole('combobox', { name: 'Client (optional)' })).toBeVisible();
  await fits('the form of a proposal');
});
