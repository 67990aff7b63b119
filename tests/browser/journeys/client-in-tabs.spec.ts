import type { Page } from '@playwright/test';
import { askAxe } from '../../../scripts/audit/find-violations.mjs';
import { expect, signInAs, test } from '../support/agency-site.ts';
import { ACTIVITIES, cards, search } from '../support/agent-searches.ts';
import { mouse } from '../support/hand.ts';

test('the client is the same in a new tab, a change there is said in the other’s checkout, and a logout leaves nothing', async ({
  page,
  site,
  context,
}) => {
  // The same as in the agent's other journeys.
  test.setTimeout(180_000);
  const barOf = (of: Page) => of.getByRole('region', { name: 'Whom you book for' });
  // Meanwhile, other tests add clients of the same agent, at the start of the list.
  const choose = async (of: Page, button: string, former: string | RegExp = /^$/) => {
    await barOf(of).getByRole('button', { name: button }).click();
    const dialog = of.getByRole('dialog', { name: 'Choose a client' });
    await dialog.getByRole('list').getByRole('button').filter({ hasNotText: former }).first().click();
    await expect(dialog).toHaveCount(0);
    return barOf(of).getByRole('link').innerText();
  };
  await signInAs(page, site.at('platform'), 'agent');
  await page.goto(site.at('platform'));
  const first = await choose(page, 'Choose a client');
  await search(page, mouse, ACTIVITIES);

  const opening = context.waitForEvent('page');
  await cards(page)
    .first()
    .getByRole('link')
    .first()
    .click({ modifiers: ['Control'] });
  const other = await opening;
  await expect(barOf(other)).toContainText(`Booking for ${first}`);
  await other.getByRole('main').getByRole('link', { name: 'Continue', exact: true }).first().click();
  await expect(other.getByLabel('First name')).not.toHaveValue('');
  await other.getByLabel('Phone').fill('+971 4 123 4567');

  const second = await choose(page, 'Change', first);
  expect(second).not.toBe(first);
  await expect(barOf(other)).toContainText(`Booking for ${second}`);
  const alert = other.getByRole('form', { name: 'Checkout' }).getByRole('alert');
  // Names that are read from right to left are isolated.
  await expect
    .poll(async () => (await alert.innerText()).replaceAll(/[\u2066-\u2069]/g, ''))
    .toContain(`was for ${first} and is now for ${second}`);
  await expect(other.getByLabel('Phone')).not.toHaveValue('+971 4 123 4567');
  expect(await askAxe(other)).toEqual([]);
  await alert.getByRole('button', { name: /^Book for / }).click();
  await expect(barOf(page)).toContainText(`Booking for ${first}`);
  await expect(other.getByLabel('Phone')).toHaveValue('+971 4 123 4567');

  const kept = (of: Page) =>
    of.evaluate(() => [sessionStorage.getItem('checkout-draft'), localStorage.getItem('client')]);
  expect(await kept(other)).toEqual([expect.any(String), expect.any(String)]);
  await page.goto(site.at('platform', '/logout'));
  await expect(page).toHaveURL(site.at('platform'));
  await expect.poll(() => kept(other)).toEqual([null, null]);
  expect(await kept(page)).toEqual([null, null]);
});
