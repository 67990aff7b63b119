import type { Page } from '@playwright/test';
import { expect, test } from '../support/loyalty-site.ts';
import { dayAhead } from '../support/new-name.ts';

const points = (page: Page) => page.getByText(/^[\d,]+ points$/);
const piece = (page: Page) => page.getByRole('region', { name: 'Your points' });

test('a seventh remote has its own page in the frame', { tag: '@core' }, async ({ page, loyal }) => {
  await page.goto(loyal.at('aurora', '/loyalty'));
  await expect(page.getByRole('heading', { level: 1, name: 'Loyalty' })).toBeVisible();
  await expect(points(page)).toHaveText('1,200 points');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page).toHaveTitle(/^Loyalty \|/);

  const emails = page.getByRole('checkbox', { name: 'E-mail me about my points' });
  await emails.click();
  await expect(emails).toBeChecked();
});

test('its form sends a file, and shows why one is refused', async ({ page, loyal }) => {
  await page.goto(loyal.at('aurora', '/loyalty'));
  const form = page.getByRole('region', { name: 'Points for an earlier trip' });
  const send = form.getByRole('button', { name: 'Claim points' });
  await send.click();
  await expect(form.getByText('Choose the receipt')).toBeVisible();

  await form.getByLabel('Booking reference').fill('ABC-123');
  const choose = (name: string, mimeType: string, octets = 4) =>
    form.getByLabel('Receipt').setInputFiles({ name, mimeType, buffer: Buffer.alloc(octets) });
  await choose('page.html', 'text/html');
  await send.click();
  await expect(form.getByRole('alert')).toHaveText('The receipt must be a PNG, a JPEG or a PDF.');
  await choose('large.png', 'image/png', 70_000);
  await send.click();
  await expect(form.getByRole('alert')).toHaveText('Send 64 kB at most.');
  await choose('scan.png', 'image/png');
  await send.click();

  const withdraw = page.getByRole('button', { name: 'Withdraw ABC-123' });
  await expect(page.getByText('scan.png')).toBeVisible();
  await withdraw.click();
  await expect(page.getByText('You have no open claims.')).toBeVisible();
});

test('its piece stands below the deals, and a booking adds to its points', async ({ page, loyal }) => {
  const search = `place=Lisbon&lat=38.7223&long=-9.1393&checkIn=${dayAhead(20)}&checkOut=${dayAhead(22)}`;
  await page.goto(loyal.at('aurora', `/booknow/hotels/search?${search}`));
  await page.getByRole('main').getByRole('article').first().getByRole('link').click();
  await page.getByRole('link', { name: 'Continue' }).click();
  await page.getByLabel('First name').fill('Lena');
  await page.getByLabel('Last name').fill('Vogt');
  await page.getByLabel('E-mail').fill('lena@mail.example');
  await page.getByLabel('Phone').fill('+49 30 901820');
  await page.getByLabel('Card number').fill('4242 4242 4242 4242');
  await page.getByLabel('Name on the card').fill('Lena Vogt');
  await page.getByLabel('Expiry date').fill('04/39');
  await page.getByLabel('Security code').fill('123');
  await page.getByRole('button', { name: /^Pay / }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("You're booked!");
  const reference = (await page.getByText(/^LV-\w{6}$/).textContent()) ?? '';

  await page.getByRole('link', { name: 'Aurora Journeys, home' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(piece(page)).toContainText(`on their way, for booking ${reference}.`);
  await expect(points(page)).not.toHaveText('1,200 points');
  const deals = await page.locator('#deals').boundingBox();
  expect((await piece(page).boundingBox())?.y).toBeGreaterThan((deals?.y ?? 0) + (deals?.height ?? 0) - 1);

  await piece(page).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Loyalty' })).toBeVisible();
  await expect(page.getByText(`for booking ${reference}.`)).toBeVisible();
});
