import type { Page } from '@playwright/test';
import { dismissSavePrice, expect, signInAs, test } from '../support/agency-site.ts';
import { dayAhead, newName } from '../support/new-name.ts';

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

test('a room that an agent proposes is booked from the proposal', async ({ page, site, browser }) => {
  await signInAs(page, site.at('aurora'), 'agent');
  const stay = `checkIn=${dayAhead(50)}&checkOut=${dayAhead(53)}`;
  await page.goto(site.at('aurora', `/booknow/resort/search?place=Bergen&lat=60.3975&lon=5.3245&${stay}`));
  const card = page.getByRole('main').getByRole('article').first();
  await expect(card.getByRole('button', { name: /^Create a deal link: / })).toBeVisible();
  await card.getByRole('link').click();
  await page
    .getByRole('button', { name: /^Add to proposal: / })
    .last()
    .click();
  await expect(page.getByText('1 offer in your proposal')).toBeVisible();
  await page.getByRole('region', { name: 'Your proposal' }).getByRole('link', { name: 'Continue' }).click();
  const title = newName('Bergen');
  await page.getByLabel('Title').fill(title);
  await page.getByRole('button', { name: 'Create proposal' }).click();
  await expect(heading(page)).toHaveText(title);
  await page.getByRole('button', { name: 'Send' }).click();
  const link = await page.getByRole('dialog').getByText(/^http/).innerText();

  const context = await browser.newContext();
  const client = await context.newPage();
  await dismissSavePrice(client);
  await client.goto(link);
  const proposed = client.getByRole('main').getByRole('article').first();
  await expect(proposed).toContainText(/\$[\d,.]+/);
  await expect(proposed).not.toContainText('Wholesale');
  await proposed.getByRole('link').first().click();
  await client
    .getByRole('button', { name: /^Hold and continue: / })
    .last()
    .click();
  const values = { firstName: 'Nour', lastName: 'Saadi', email: 'nour@mail.example', phone: '+971 4 123 4567' };
  const paid = { cardNumber: '4242 4242 4242 4242', cardName: 'N Saadi', cardExpiry: '04/39', cardCode: '123' };
  for (const [name, value] of Object.entries({ ...values, ...paid }))
    await client.locator(`[name=${name}]`).fill(value);
  await client.getByRole('button', { name: /^Pay / }).click();
  await expect(heading(client)).toHaveText("You're booked!");
  await context.close();

  await page.goto(site.at('aurora', '/proposals'));
  const row = page.getByRole('row').filter({ hasText: title });
  await expect(row).toContainText('Approved');
});
