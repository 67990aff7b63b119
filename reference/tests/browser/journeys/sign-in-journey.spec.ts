import { DEMO_PASSWORD } from '@livery/sandbox/world/agencies/people';
import { expect, test } from '../../../../tests/browser/support/agency-site.ts';
import { newName } from '../../../../tests/browser/support/new-name.ts';

test('a traveller logs in by password, and comes back to the same page', { tag: '@core' }, async ({ page, site }) => {
  await page.goto(site.at('aurora', '/blog?topic=food'));
  await page.getByRole('banner').getByRole('link', { name: 'Log In' }).click();
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await page.getByLabel('E-mail address').fill('traveller@aurora.example');
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(site.at('aurora', '/blog?topic=food'));
  await expect(page.getByRole('link', { name: 'Log In' })).toHaveCount(0);
});

test('a wrong password is announced, and neither signs in nor out', { tag: '@core' }, async ({ page, site }) => {
  await page.goto(site.at('aurora', '/login?redirect=/blog'));
  await page.getByLabel('E-mail address').fill('traveller@aurora.example');
  await page.getByLabel('Password', { exact: true }).fill('not this one');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(/password is wrong/);
  await expect(page).toHaveURL(site.at('aurora', '/login?redirect=/blog'));
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('access_token');
});

test('a new user signs up from the login, is greeted, and gets to their page', async ({ page, site }) => {
  await page.goto(site.at('albion', '/login?redirect=/blog'));
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeFocused();
  await page.getByLabel('First name').fill('Lena');
  await page.getByLabel('Last name').fill('Vogt');
  await page.getByLabel('E-mail address').fill(`${newName('lena').replace(' ', '-')}@mail.example`);
  await page.getByLabel('Password', { exact: true }).fill('a long one');
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page).toHaveURL(site.at('albion', '/blog'));
  await expect(page.getByRole('region', { name: 'Notifications' }).getByText('Welcome, Lena!')).toBeVisible();
});

test('a forgotten password is replaced through the e-mailed link, then logs in', async ({ page, site, request }) => {
  await page.goto(site.at('noir', '/forgotpassword'));
  await page.getByLabel('E-mail address').fill('agent@noir.example');
  await page.getByRole('button', { name: 'Send me the link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeFocused();

  // Only browsers resolve `*.localhost`.
  const outbox = await request.get(`http://127.0.0.1:${new URL(page.url()).port}/sandbox/outbox`);
  const [letter = ''] = /\/newPassword\?token=[\w-]+/.exec(await outbox.text()) ?? [];
  await page.goto(site.at('noir', letter));
  await page.getByLabel('New password', { exact: true }).fill(DEMO_PASSWORD.repeat(2));
  await page.getByLabel('Repeat the new password').fill(DEMO_PASSWORD.repeat(2));
  await page.getByRole('button', { name: 'Save password' }).click();
  await page.getByRole('link', { name: 'Log in' }).click();
  await page.getByLabel('E-mail address').fill('agent@noir.example');
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD.repeat(2));
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(site.at('noir', '/'));
});

test('the owner of an agency that has not subscribed is led to the plans', async ({ page, site }) => {
  await page.goto(site.at('harbour', '/login'));
  await page.getByLabel('E-mail address').fill('owner@harbour.example');
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(site.at('harbour', '/subscription'));
  await expect(page.getByRole('button', { name: 'Choose Studio' })).toBeVisible();
});
