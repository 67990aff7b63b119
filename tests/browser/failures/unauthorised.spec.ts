import type { Page } from '@playwright/test';
import { expect, pathsRequested, signInAs, stopTheClock, test } from '../support/agency-site.ts';

const refuse = (page: Page, call: string) =>
  page.route(call, (route) => route.fulfill({ status: 401, json: { message: 'Not with this licence.' } }));

const CALLS = [
  ['rates', '/api/multi-currency/exchange'],
  ['languages', '/api/agency/languages'],
  ['deals', '/api/hotel/deals/hotel-search'],
] as const;

for (const [name, call] of CALLS) {
  test(`an agency whose ${name} answer 401 leads over /logout once, then stays`, async ({ page, site }) => {
    const loads = pathsRequested(page, { pagesOnly: true });
    await refuse(page, `**${call}*`);
    await page.goto(site.at('aurora'));
    await expect.poll(() => loads).toEqual(['/', '/logout', '/']);
    await expect(page.getByRole('tab', { name: 'Hotels' })).toBeVisible();

    const refused = page.waitForResponse((answer) => new URL(answer.url()).pathname === call);
    await page.reload();
    await refused;
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('tab', { name: 'Hotels' })).toBeVisible();
    expect(loads).toEqual(['/', '/logout', '/', '/']);
  });
}

test('an expired token is signed out in one step, though every call answers 401', async ({ page, site }) => {
  const loads = pathsRequested(page, { pagesOnly: true });
  await signInAs(page, site.at('aurora'), 'agent');
  await refuse(page, '**/api/**');
  await page.goto(site.at('aurora', '/dashboard'));
  await expect(page.getByRole('heading', { name: "This site can't be opened right now" })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Not with this licence.');
  await expect(page.getByRole('main')).not.toContainText('connection');
  expect(loads).toEqual(['/dashboard', '/logout', '/']);
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('access_token');

  await page.unroute('**/api/**');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log In' })).toBeVisible();
});

test('/logout forgets the token where the platform does not answer at all', async ({ page, site }) => {
  await signInAs(page, site.at('aurora'), 'traveller');
  await page.route('**/api/**', () => undefined);
  await page.goto(site.at('aurora', '/logout'));
  await expect(page).toHaveURL(site.at('aurora'));
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('access_token');
});

test('a profile that never comes costs 20 s in all, then the page is there', async ({ page, site }) => {
  await signInAs(page, site.at('aurora'), 'traveller');
  await stopTheClock(page);
  const requested: string[] = [];
  await page.route('**/api/user/profile', (route) => void requested.push(route.request().url()));
  await page.goto(site.at('aurora', '/mytrip/dashboard'));
  await expect.poll(() => requested).toHaveLength(1);
  await page.clock.runFor(10_000);
  await expect.poll(() => requested).toHaveLength(2);
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  await expect(page.getByRole('main')).toContainText('Loading');
  await expect(heading).toHaveCount(0);
  await page.clock.runFor(10_000);
  await expect(heading).toBeVisible();
});
