import type { Locator, Page } from '@playwright/test';
import { askAxe } from '../../../scripts/audit/find-violations.mjs';
import { expect, test } from '../support/agency-site.ts';
import { fillDay } from '../support/fill-day.ts';
import { dayAhead } from '../support/new-name.ts';

const STAY = `place=Lisbon&lat=38.7223&long=-9.1393&checkIn=${dayAhead(20)}&checkOut=${dayAhead(22)}`;
const EMAIL = 'maya@mail.example';
const CARD = { cardNumber: '4242 4242 4242 4242', cardName: 'M Lindqvist', cardExpiry: '04/39', cardCode: '123' };
const GUEST = { first0: 'Maya', last0: 'Lindqvist', email: EMAIL, phone: '+46 8 505 24 000' };

const SITES = [
  { agency: 'aurora', language: 'en', onwards: 'ArrowRight' },
  { agency: 'rihla', language: 'ar', onwards: 'ArrowLeft' },
] as const;

for (const { agency, language, onwards } of SITES) {
  test(`pictures and rates of a hotel are looked through by keyboard alone (${language})`, async ({ page, site }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openHotel(page, site.at(agency, `/booknow/hotels/search?${STAY}&lng=${language}`));
    const second = page.locator('main ul button[aria-haspopup="dialog"]').nth(1);
    await second.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('status')).toHaveText(/^2/);
    await page.keyboard.press(onwards);
    await expect(dialog.getByRole('status')).toHaveText(/^3/);
    expect(await askAxe(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(second).toBeFocused();
    await page.getByRole('table').getByRole('link').first().focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('[name=first0]')).toBeVisible();
    // If the page is scrolled, the header covers the links below it.
    await page.evaluate(() => scrollTo(0, 0));
    expect(await askAxe(page)).toEqual([]);
  });

  test(`a phone books, takes the dates home and cancels without an account (${language})`, async ({ page, site }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openHotel(page, site.at(agency, `/booknow/hotels/search?${STAY}&lng=${language}`));
    await page.getByRole('table').getByRole('link').first().click();
    await page.locator('[name=first0]').waitFor();

    const summary = page.locator('main button[aria-expanded]');
    const [above, form] = [await summary.boundingBox(), await page.locator('main form').boundingBox()];
    expect((above?.y ?? 0) < (form?.y ?? 0)).toBe(true);
    await expect(page.locator('main dl').first()).toBeHidden();
    await summary.click();
    await expect(page.locator('main dl').first()).toBeVisible();

    await fill(page, { ...GUEST, ...CARD });
    await page.locator('main form button[type=submit]').dblclick();
    const reference = (await page.getByText(/^LV-\w{6}$/).textContent()) ?? '';
    expect(await askAxe(page)).toEqual([]);

    const downloading = page.waitForEvent('download');
    await page.locator('main button').first().click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe(`${reference}.ics`);
    const file = await textOf(await download.createReadStream());
    expect(file).toMatch(/^BEGIN:VCALENDAR\r\n/);
    expect(file).toContain(`DTSTART;VALUE=DATE:${dayAhead(20).replaceAll('-', '')}\r\n`);

    await page.locator('main a[href^="/manage-booking"]').click();
    await page.locator('[name=email]').fill(EMAIL);
    await page.locator('main form button[type=submit]').click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.getByText(reference, { exact: true })).toBeVisible();
    expect(await askAxe(page)).toEqual([]);
    await page.locator('main button').last().click();
    await page.getByRole('dialog').getByRole('button').last().click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.locator('main button')).toHaveCount(2);
  });
}

test('what was typed for a flight is there after a session that expired, but for card and passport', async ({
  page,
  site,
}) => {
  const search = `from=LIS&to=OSL&departure=${dayAhead(15)}&adults=1`;
  await page.goto(site.at('aurora', `/booknow/flights/search?${search}`));
  await page.getByRole('link', { name: 'Choose Light' }).first().click();
  await page.getByRole('link', { name: 'Continue' }).first().click();
  await page.getByRole('link', { name: 'Go to checkout' }).first().click();
  const { last0: _, ...oneName } = GUEST;
  await fill(page, { ...oneName, ...CARD, passport0: 'AB1234567' });
  const [nothing, born] = ['Select date', 'Feb 03, 2020'].map((text) => page.getByText(text, { exact: true }));
  await expect(nothing as Locator).toBeVisible();
  const parts = page.getByRole('group', { name: 'Date of birth' }).getByRole('spinbutton');
  await parts.first().click();
  await expect(parts.first()).toBeFocused();
  await expect(nothing as Locator).toBeHidden();
  await fillDay(page, 'Date of birth', '2020-02-03');
  await page.getByLabel('Nationality').selectOption('SE');
  await page.getByLabel('Nationality').focus();
  await expect(born as Locator).toBeVisible();
  await page.getByRole('button', { name: /^Pay/ }).click();
  await expect(
    page
      .getByRole('main')
      .getByText(/^Adults are 12 or older on/)
      .first(),
  ).toBeVisible();
  await page.reload();
  await expect(page.locator('[name=first0]')).toHaveValue('Maya');
  await expect(page.getByLabel('Nationality')).toHaveValue('SE');
  await expect(page.locator('[name=cardNumber]')).toHaveValue('');
  await expect(page.locator('[name=passport0]')).toHaveValue('');
  await fill(page, { ...CARD, passport0: 'AB1234567' });
  await fillDay(page, 'Date of birth', '1990-02-03');
  await page.getByRole('button', { name: /^Pay/ }).click();
  await expect(page.getByText(/^LV-\w{6}$/)).toBeVisible();
});

async function openHotel(page: Page, address: string) {
  await page.goto(address);
  await page.getByRole('main').getByRole('article').first().getByRole('link').click();
  await expect(page.getByRole('table')).toBeVisible();
}

async function fill(page: Page, values: Readonly<Record<string, string>>) {
  for (const [name, value] of Object.entries(values)) await page.locator(`[name=${name}]`).fill(value);
}

async function textOf(stream: AsyncIterable<Buffer | string>): Promise<string> {
  const parts: string[] = [];
  for await (const part of stream) parts.push(String(part));
  return parts.join('');
}
