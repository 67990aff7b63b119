import type { Page } from '@playwright/test';
import { dismissSavePrice, expect, signInAs, test } from '../support/agency-site.ts';
import { dayAhead, newName } from '../support/new-name.ts';
import { collectViolations } from '../support/violations.ts';

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

/** Follows an entry of the side navigation, and then moves the pointer away, because the navigation covers the page. */
async function openTool(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Agency tools' }).getByRole('link', { name }).click();
  await page.mouse.move(900, 500);
}

test('a proposal needs no log-in, and hides prices (rules §6)', { tag: '@core' }, async ({
  page,
  site,
  browser,
  violations,
}) => {
  const lisbon = `place=Lisbon&lat=38.7223&long=-9.1393&checkIn=${dayAhead(20)}&checkOut=${dayAhead(22)}`;
  await signInAs(page, site.at('lantern'), 'agent');
  await page.goto(site.at('lantern', `/booknow/hotels/search?${lisbon}`));
  const hotel = page.getByRole('main').getByRole('article').first();
  const name = (await hotel.getByRole('link').textContent()) ?? '';
  await hotel.getByRole('button', { name: /^Add to proposal: / }).click();
  const draft = page.getByRole('region', { name: 'Your proposal' });
  await expect(draft).toContainText('1 offer in your proposal');
  await draft.getByRole('button', { name: 'Show offers' }).click();
  await draft.getByLabel('Note for the client').fill('Two minutes from the beach');
  await draft.getByRole('link', { name: 'Continue' }).click();
  await expect(heading(page)).toHaveText('New proposal');
  await expect(page.getByLabel('Note for the client')).toHaveValue('Two minutes from the beach');
  const title = newName('A long weekend');
  await page.getByLabel('Title').fill(title);
  await page.getByRole('button', { name: 'Create proposal' }).click();
  // It is closed at once, as it disappears by itself after five seconds.
  const made = page.getByRole('group', { name: 'The proposal is ready to send.' });
  await made.getByRole('button', { name: 'Close' }).click();
  await expect(made).toHaveCount(0);
  await expect(heading(page)).toHaveText(title);
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';

  await openTool(page, 'Deal Link');
  await page.getByRole('button', { name: 'New deal link' }).click();
  const form = page.getByRole('dialog', { name: 'New deal link' });
  await form.getByLabel('Title').fill(title);
  await form.getByLabel('Page').fill(site.at('lantern', `/deal-link?proposalId=${id}`));
  await form.getByRole('button', { name: 'Create link' }).click();
  await expect(form.getByRole('img', { name: 'QR code of the link' })).toBeVisible();
  await form.getByRole('button', { name: 'Close' }).click();
  const link = page.getByRole('row').filter({ hasText: title });
  await expect(link.getByRole('link')).toHaveAttribute('href', /./);
  const sent = (await link.getByRole('link').getAttribute('href')) ?? '';

  const context = await browser.newContext();
  await collectViolations(context, violations);
  const visitor = await context.newPage();
  await dismissSavePrice(visitor);
  const followed = visitor.waitForRequest('**/api/reference/deal-links/*');
  await visitor.goto(site.at('lantern', sent));
  const headers = await (await followed).allHeaders();
  expect(headers['x-auth-optional']).toBe('true');
  expect(headers).not.toHaveProperty('x-access-token');
  await expect(heading(visitor)).toHaveText(title);
  await visitor.getByRole('link', { name: 'See the deal' }).click();
  const proposed = visitor.getByRole('main').getByRole('article');
  await expect(proposed).toContainText('Two minutes from the beach');
  await expect(proposed).toContainText('Log in to see the price');
  await expect(proposed).not.toContainText('$');
  await proposed.getByRole('link', { name }).click();
  await expect(visitor).toHaveURL(site.at('lantern', `/booknow/hotels/deal/${id}`));
  await expect(heading(visitor)).toHaveText(name);
  await expect(visitor.getByRole('link', { name: 'Log in to see the price' }).first()).toBeVisible();

  await visitor.goto(site.at('lantern', `/url/${id}`));
  await expect(heading(visitor)).toHaveText(title);
  await visitor.getByRole('link', { name: 'Decline' }).click();
  await visitor.getByLabel("What isn't right for you?").fill('Too far from the sea');
  await visitor.getByRole('button', { name: 'Decline' }).click();
  await expect(heading(visitor)).toHaveText('You declined this proposal');
  await visitor.context().close();

  await openTool(page, 'Proposals');
  await page.getByRole('row').filter({ hasText: title }).getByRole('link').click();
  await expect(page.getByRole('main')).toContainText(/Opened.*time, last on.*Declined.*Too far from the sea/s);
  await openTool(page, 'Deal Link');
  await expect(link.getByRole('cell').nth(3)).toHaveText('1');
});
