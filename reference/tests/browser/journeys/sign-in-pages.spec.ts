import { DEMO_PASSWORD } from '@livery/sandbox/world/agencies/people';
import { expect, test } from '../../../../tests/browser/support/agency-site.ts';

const PORTAL = 'https://portal.consulate-corporate.example/travel';

test.beforeEach(async ({ page }) => {
  await page.route(`${PORTAL}*`, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>The portal</h1>' }));
});

for (const path of ['/login?redirect=/mytrip/dashboard', '/signup', '/forgotpassword']) {
  test(`${path} leaves at once for an agency's own site that alone signs its people in`, async ({ page, site }) => {
    await page.goto(site.at('consulate', path));
    await expect(page).toHaveURL(PORTAL);
  });
}

test('so does a login reached within the site, with the deal link that was followed', async ({ page, site }) => {
  await page.goto(site.at('consulate', '/about'));
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => {
    history.pushState(null, '', '/login?redirect=/url/8');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page).toHaveURL(`${PORTAL}?navigateTo=%2Furl%2F8`);
});

test('a second tab on the login follows whoever signs in in the first', async ({ page, site, context }) => {
  const secondPage = await context.newPage();
  await secondPage.goto(site.at('aurora', '/login?redirect=/blog'));
  await expect(secondPage.getByLabel('E-mail address')).toBeVisible();
  await page.goto(site.at('aurora', '/login?redirect=/about'));
  await page.getByLabel('E-mail address').fill('traveller@aurora.example');
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(site.at('aurora', '/about'));
  await expect(secondPage).toHaveURL(site.at('aurora', '/blog'));
  await expect(secondPage.getByRole('link', { name: 'Log In' })).toHaveCount(0);
});
