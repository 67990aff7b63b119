import arabicKit from '@livery/kit/texts/ar.json' with { type: 'json' };
import arabicAccount from '@livery/main-app/account/texts/ar.json' with { type: 'json' };
import arabic from '@livery/main-app/booking/texts/ar.json' with { type: 'json' };
import type { Browser, Page } from '@playwright/test';
import { askAxe } from '../../../../scripts/audit/find-violations.mjs';
import { brandOf, dismissSavePrice, expect, signInAs, test } from '../../../../tests/browser/support/agency-site.ts';
import { ACTIVITIES, cards, heading, search, totalOf } from '../../../../tests/browser/support/agent-searches.ts';
import { keyboardOf, mouse } from '../../../../tests/browser/support/hand.ts';
import { addUp, centsOf } from '../../../../tests/browser/support/price-figures.ts';
import { collectViolations } from '../../../../tests/browser/support/violations.ts';
import { propose, type SentProposal } from '../support/agent-proposal.ts';

/** An agent takes less than three minutes, and the client not much longer; the machine may be slow. */
const FIVE_MINUTES = 300_000;
const CARD = { cardNumber: '4242 4242 4242 4242', cardName: 'N Saadi', cardExpiry: '04/39', cardCode: '123' };

const sidebarLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Agency tools' }).getByRole('link', { name, exact: true });

/** The client opens the link on a phone, and books the hotel. @returns the reference number */
async function bookOnPhone(browser: Browser, { link, title, names, email }: SentProposal, violations: string[]) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'ar', hasTouch: true });
  await collectViolations(context, violations);
  const phone = await context.newPage();
  await dismissSavePrice(phone);
  await phone.goto(link);
  await expect(phone.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(heading(phone)).toHaveText(title);
  await expect(cards(phone)).toHaveCount(3);
  const brand = await brandOf(phone);
  // Of the proposed offers, only the hotel has the same name in every language.
  await expect(cards(phone).nth(1)).toContainText(names[1] ?? '');
  for (const internal of [arabicKit.price.wholesale, arabicKit.price.markup])
    await expect(phone.locator('body')).not.toContainText(internal);
  expect(await askAxe(phone)).toEqual([]);

  const price = await totalOf(cards(phone).nth(1));
  await cards(phone).nth(1).getByRole('link').first().tap();
  await expect(heading(phone)).toHaveText(names[1] ?? '');
  await expect(phone.locator('body')).not.toContainText(arabicKit.price.wholesale);
  expect(await askAxe(phone)).toEqual([]);
  await phone.getByRole('link', { name: arabic.details.continue, exact: true }).last().tap();
  await phone.locator('[name=first0]').fill('Nour');
  await phone.locator('[name=last0]').fill('Saadi');
  await phone.locator('[name=email]').fill(email);
  await phone.locator('[name=phone]').fill('+971 4 123 4567');
  for (const [name, value] of Object.entries(CARD)) await phone.locator(`[name=${name}]`).fill(value);
  expect(await askAxe(phone)).toEqual([]);
  const pay = phone.locator('main form button[type=submit]');
  expect(centsOf(await pay.innerText())).toBe(centsOf(price));
  await pay.tap();
  await expect(heading(phone)).toHaveText(arabicKit.booked.title);
  const reference = await phone.getByText(/^LV-\w{6}$/).innerText();
  expect(await askAxe(phone)).toEqual([]);

  await phone.goto(link);
  await expect(cards(phone).nth(1)).toContainText(arabicAccount.proposals.isBooked);
  await cards(phone).nth(1).getByRole('link', { name: arabicAccount.proposals.seeBooking }).tap();
  // This tab already has the number and the e-mail address.
  await phone.getByRole('button', { name: arabicAccount.manage.find }).tap();
  await expect(phone.getByText(reference)).toBeVisible();
  await context.close();
  return { reference, brand };
}

test('an agent wins a client with three products by keyboard alone', async ({ page, site }) => {
  test.setTimeout(FIVE_MINUTES);
  await signInAs(page, site.at('platform'), 'agent');
  await page.goto(site.at('platform'));
  await propose(page, keyboardOf(page), 'Haddad');
});

test('a client books from a proposal on a phone in Arabic, and the agent sees the sale, commission and statement', async ({
  page,
  site,
  browser,
  violations,
}) => {
  test.setTimeout(FIVE_MINUTES);
  await signInAs(page, site.at('platform'), 'agent');
  await page.goto(site.at('platform'));
  const sentProposal = await propose(page, mouse, 'Saadi');
  expect(new URL(sentProposal.link).searchParams.get('lng')).toBe('ar');
  const { reference, brand } = await bookOnPhone(browser, sentProposal, violations);
  expect(brand).toBe(await brandOf(page));

  await sidebarLink(page, 'Proposals').click();
  await page.mouse.move(900, 500);
  const row = page.getByRole('row').filter({ hasText: sentProposal.title });
  await expect(row).toContainText('Approved');
  await row.getByRole('link').first().click();
  await expect(page.getByRole('main')).toContainText(/Opened\s*1 time, last on/);
  await page
    .getByRole('main')
    .getByRole('link', { name: sentProposal.names[1] ?? '', exact: true })
    .click();

  await expect(page).toHaveURL(site.at('platform', `/bookings/${reference}`));
  await expect(page.getByRole('main')).toContainText(sentProposal.client);
  await expect(page.getByRole('link', { name: sentProposal.title })).toBeVisible();
  const main = page.getByRole('main');
  const line = (label: string) => main.locator('dl > div').filter({ hasText: new RegExp(`^${label}`) });
  const bookedFigures = await addUp(main, await line('Total').getByRole('definition').innerText());
  expect(await askAxe(page)).toEqual([]);

  await sidebarLink(page, 'Wallet').click();
  await page.mouse.move(900, 500);
  await expect(tableRow(page, 0)).toContainText('Commission');
  expect(centsOf(await amountOf(page, 0))).toBe(bookedFigures.markup);
  const centsBefore = centsOf(await walletBalance(page).innerText());
  expect(await askAxe(page)).toEqual([]);

  await page.goto(site.at('platform'));
  await search(page, mouse, ACTIVITIES);
  await cards(page).first().getByRole('link').first().click();
  await main.getByRole('link', { name: 'Continue', exact: true }).first().click();
  await expect(page.getByLabel('First name')).toHaveValue('Nour');
  await expect(page.getByLabel('E-mail')).toHaveValue(sentProposal.email);
  await page.getByLabel('Phone').fill('+971 4 123 4567');
  await page.getByRole('radio', { name: /^Agency credit: / }).check();
  await expect(page.getByText(/be charged in US dollars/)).toHaveCount(0);
  expect(await askAxe(page)).toEqual([]);
  await page.getByRole('button', { name: /^Pay \$/ }).click();
  await expect(heading(page)).toHaveText("You're booked!");
  await expect(main).toContainText(/Paid with\s*Agency credit: /);
  const ownReference = await page.getByText(/^LV-\w{6}$/).innerText();
  const ownFigures = await addUp(main, await line('Total').getByRole('definition').innerText());

  await page.goto(site.at('platform', '/wallet/details/'));
  await expect(tableRow(page, 0)).toContainText(sentProposal.names[0] ?? '');
  const [firstCents, secondCents] = [centsOf(await amountOf(page, 0)), centsOf(await amountOf(page, 1))];
  expect([firstCents, secondCents].sort((a, b) => a - b)).toEqual([-ownFigures.total, ownFigures.markup]);
  expect(centsOf(await walletBalance(page).innerText())).toBe(centsBefore - ownFigures.total + ownFigures.markup);

  await page
    .getByRole('region', { name: 'Whom you book for' })
    .getByRole('link', { name: sentProposal.client })
    .click();
  for (const one of [reference, ownReference]) await expect(main.locator(`a[href="/bookings/${one}"]`)).toBeVisible();
  expect(await askAxe(page)).toEqual([]);
});

/** One of the wallet's transactions, the newest first. */
const tableRow = (page: Page, index: number) =>
  page
    .getByRole('main')
    .getByRole('row')
    .nth(index + 1);

const amountOf = (page: Page, index: number) => tableRow(page, index).locator('bdi').last().innerText();

const walletBalance = (page: Page) =>
  page
    .getByRole('main')
    .getByText(/^\$[\d,.]+$/)
    .first();
