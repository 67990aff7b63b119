import { expect, stopTheClock, test } from '../support/agency-site.ts';

const UNREACHABLE = "This site can't be reached right now";

test('an unknown host says "Agency not found!"', { tag: '@core' }, async ({ page, site }) => {
  await page.goto(site.at('nobody'));
  await expect(page.getByRole('heading', { name: 'Agency not found!' })).toBeVisible();
  await expect(page.getByText('404')).toBeVisible();
});

// @rule 4.1
test('an inactive agency shows a modal that nothing closes', { tag: '@core' }, async ({ page, site }) => {
  await page.goto(site.at('dormant'));
  const modal = page.getByRole('alertdialog', { name: 'Agency is inactive, Please contact the administrator' });
  await expect(modal).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  await expect(modal).toBeVisible();
  const hasFocus = () => page.evaluate(() => document.activeElement?.closest('[role="alertdialog"]') !== null);
  await expect.poll(hasFocus).toBe(true);
});

for (const [host, name, fault] of [
  ['noir.livery', 'answers 500', '500'],
  ['rihla.livery', 'answers with a page', 'html'],
  ['albion.livery', 'answers broken JSON', 'malformed'],
  ['plain.livery', 'is cut off', 'cut'],
] as const) {
  test(`an API that ${name} shows a page with Retry, and Retry brings the site`, async ({ page, site }) => {
    await site.spoil(host, { call: '/api/agency', fault, times: fault === '500' || fault === 'cut' ? 3 : 1 });
    await page.goto(site.at(host));
    await expect(page.getByRole('heading', { name: UNREACHABLE })).toBeVisible();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('heading', { name: UNREACHABLE })).toBeHidden();
  });
}

for (const [host, name, body] of [
  ['platform.livery', '{}', '{}'],
  ['fiesta.livery', 'null', '{"agency":null}'],
  ['harbour.livery', 'an empty list', '{"agency":[]}'],
] as const) {
  test(`an answer of ${name} is a host without an agency`, async ({ page, site }) => {
    await site.spoil(host, { call: '/api/agency', fault: `body:${body}` });
    await page.goto(site.at(host));
    await expect(page.getByRole('heading', { name: 'Agency not found!' })).toBeVisible();
  });
}

test('a host that the platform answers 404 for has no agency', async ({ page, site }) => {
  await page.route('**/api/agency', (route) => route.fulfill({ status: 404, json: { message: 'Unknown host.' } }));
  await page.goto(site.at('aurora'));
  await expect(page.getByRole('heading', { name: 'Agency not found!' })).toBeVisible();
});

test('an answer that never ends is given up after 20 seconds', async ({ page, site }) => {
  await site.spoil('lantern.livery', { call: '/api/agency', fault: 'drip' });
  await stopTheClock(page);
  const begun = page.waitForResponse('**/api/agency');
  await page.goto(site.at('lantern.livery'));
  await begun;
  await page.clock.runFor(15_000);
  await expect(page.getByRole('status').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: UNREACHABLE })).toBeHidden();
  await page.clock.runFor(5_000);
  await expect(page.getByRole('heading', { name: UNREACHABLE })).toBeVisible();
});

test('a component that throws leaves a page that says so', async ({ page, site }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Intl.NumberFormat.prototype, 'format', {
      get() {
        throw new Error('planted');
      },
    });
  });
  await page.goto(site.at('aurora'));
  await expect(page.getByText('Something went wrong.')).toBeVisible();
});

test('an unknown path ends at /errors, and Back works', { tag: '@core' }, async ({ page, site }) => {
  await page.goto(site.at('aurora'));
  await expect(page.getByRole('banner')).toBeVisible();
  await page.goto(site.at('aurora', '/no-such-page'));
  await expect(page).toHaveURL(site.at('aurora', '/errors'));
  await expect(page.getByText("The page you're looking for is not found.")).toBeVisible();
  await expect(page.getByText("There's no page at /no-such-page.")).toBeVisible();
  await page.reload();
  await expect(page.getByText("There's no page at /no-such-page.")).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(site.at('aurora'));
});
