import type { Page } from '@playwright/test';
import { expect, signInAs, test } from '../support/agency-site.ts';
import { newName } from '../support/new-name.ts';

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
const toast = (page: Page, words: string) => page.getByRole('group', { name: words });
const account = (page: Page) => page.getByRole('navigation', { name: 'Your account' });
const settings = (page: Page) => page.getByRole('navigation', { name: 'Settings' });

test('a traveller edits the profile, contacts support, opens the wallet', { tag: '@core' }, async ({ page, site }) => {
  await signInAs(page, site.at('albion'), 'rewarded');
  await page.goto(site.at('albion', '/mytrip/profile'));
  const [phone, seat] = [page.getByLabel('Phone'), page.getByLabel('Seat')];
  await phone.fill('call me');
  await page.getByLabel('City').fill('Bath');
  await seat.selectOption('Window');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(phone).toBeFocused();
  await expect(phone).toHaveAccessibleDescription(/Please enter a phone number/);
  await phone.fill('+44 1225 496 0142');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Saved.')).toBeVisible();
  await page.reload();
  await expect(phone).toHaveValue('+44 1225 496 0142');
  await expect(page.getByLabel('City')).toHaveValue('Bath');
  await expect(seat).toHaveValue('window');

  await account(page).getByRole('link', { name: 'Support' }).click();
  await expect(heading(page)).toBeFocused();
  const subject = newName('A cot for the little one');
  await page.getByLabel('Subject').fill(subject);
  await page.getByLabel('Message').fill('Is there one in the room?');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(toast(page, "We've received your question: SUP-")).toBeVisible();
  await expect(page.getByLabel('Subject')).toHaveValue('');
  await expect(page.getByRole('row').filter({ hasText: subject })).toContainText('Open');

  await account(page).getByRole('link', { name: 'Wallet' }).click();
  await expect(heading(page)).toHaveText('Wallet');
  await expect(page.getByText('Balance', { exact: true })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Transactions' }).getByRole('rowheader').first()).toBeVisible();
});

test('an agent sees how the agency does, and looks after a new client', async ({ page, site }) => {
  await signInAs(page, site.at('aurora'), 'agent');
  await page.goto(site.at('aurora', '/dashboard'));
  await expect(heading(page)).toHaveText('Command Center');
  const figures = page.getByRole('list', { name: 'How the agency is doing' });
  await expect(figures.getByRole('listitem').filter({ hasText: 'Upcoming trips' })).toHaveText(/[1-9]\d*$/);
  await expect(figures.getByRole('listitem').filter({ hasText: 'Agency Markup' })).toHaveText(/\$[\d,]+\.\d\d/);
  await expect(page.getByRole('table', { name: 'Bookings to come' }).getByRole('rowheader').first()).toBeVisible();

  await page
    .getByRole('main')
    .getByRole('link', { name: /^Clients/ })
    .click();
  await page.getByRole('button', { name: 'Add a client' }).click();
  const form = page.getByRole('dialog', { name: 'Add a client' });
  await form.getByLabel('First name').fill('Ada');
  await form.getByLabel('Last name').fill(newName('Quist'));
  await form.getByLabel('E-mail').fill('nobody@');
  await form.getByRole('button', { name: 'Add a client' }).click();
  await expect(form.getByLabel('E-mail')).toHaveAccessibleDescription(/Please enter an e-mail address/);
  const email = `${newName('ada').replace(' ', '-')}@mail.example`;
  await form.getByLabel('E-mail').fill(email);
  await form.getByRole('button', { name: 'Add a client' }).click();
  await expect(heading(page)).toHaveText(`Ada ${newName('Quist')}`);
  await expect(page.getByRole('main')).toContainText(email);
  await page.getByRole('navigation', { name: 'You are here' }).getByRole('link', { name: 'Clients' }).click();
  await page.getByLabel('Name, e-mail or phone').fill(email);
  await expect(page.getByRole('rowheader')).toHaveCount(1);
  await page.getByRole('rowheader').getByRole('link').click();
  await expect(page.getByText('No bookings for this client yet')).toBeVisible();

  // An agent can read applications but not accept them, and the page says so.
  await page.goto(site.at('aurora', '/applications'));
  await expect(page.getByText('You can read applications.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Accept' })).toHaveCount(0);
  await signInAs(page, site.at('aurora'), 'traveller');
  await page.goto(site.at('aurora', '/applications'));
  await expect(heading(page)).toHaveText("This page isn't for your account");
  await page.getByRole('main').getByRole('link', { name: 'Go to my page' }).click();
  await expect(page).toHaveURL(site.at('aurora', '/mytrip/dashboard'));
});

test('an owner changes the markup; a sales agent only the own profile (rules §6)', async ({ page, site }) => {
  await signInAs(page, site.at('albion'), 'owner');
  await page.goto(site.at('albion', '/settings'));
  await settings(page).getByRole('link', { name: 'Markup' }).click();
  const form = page.getByRole('form', { name: 'Markup in percent' });
  const markup = form.getByLabel('Hotels');
  await markup.fill('101');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(markup).toHaveAccessibleDescription(/Please enter a percentage from 0 to 100/);
  await markup.fill('14.5');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Saved.')).toBeVisible();
  await page.reload();
  await expect(markup).toHaveValue('14.5');

  await signInAs(page, site.at('albion'), 'sales');
  await page.goto(site.at('albion', '/settings/payment'));
  await expect(page.getByRole('main')).toContainText('Sales agents can only change their own profile.');
  for (const name of ['Markup', 'Website', 'Payment', 'Product']) {
    const closed = settings(page).getByRole('link', { name });
    await expect(closed).toHaveAttribute('aria-disabled', 'true');
    await expect(closed).not.toHaveAttribute('href');
  }
  await settings(page).getByRole('link', { name: 'Profile Settings' }).click();
  await page.getByLabel('Meals').selectOption('Vegan');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Saved.')).toBeVisible();
});

test('where the profile can not be loaded, the page says so, and Retry loads it', async ({ page, site }) => {
  const host = 'staywell.livery';
  await signInAs(page, site.at(host), 'agent');
  await site.spoil(host, { call: '/api/user/profile', fault: '400', times: 1 });
  await page.goto(site.at(host, '/dashboard'));
  await expect(heading(page)).toHaveText("We couldn't load your account");
  await page.getByRole('main').getByRole('button', { name: 'Retry' }).click();
  await expect(heading(page)).toHaveText('Command Center');
});
