import { brandOf, expect, test } from '../support/agency-site.ts';

test('two hosts show two brands from one build', { tag: '@core' }, async ({ page, site }) => {
  await page.goto(site.at('aurora'));
  await expect(page.getByRole('banner').getByRole('img', { name: 'Aurora Journeys' })).toBeVisible();
  await expect(page).toHaveTitle('Aurora Journeys: trips with room to breathe');
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /Quiet coasts/);
  await expect(page.locator('meta[name="keywords"]')).toHaveAttribute('content', /northern lights/);
  await expect(page.locator('link[rel="icon"]')).toHaveAttribute('href', /\/media\/favicon\/aurora\.svg$/);
  await expect.poll(() => brandOf(page)).toBe('#0b7285');

  await page.goto(site.at('marigold'));
  await expect(page.getByRole('banner').getByRole('img', { name: /Marigold/ })).toBeVisible();
  await expect(page).toHaveTitle(/Marigold/);
  await expect.poll(() => brandOf(page)).toMatch(/^#(?!0b7285)[0-9a-f]{6}$/);
});

test('an agency that says nothing of itself gets the default colour and title', async ({ page, site }) => {
  await page.goto(site.at('plain'));
  await expect(page).toHaveTitle('Plain Travel - Online Hotel, Flight, Car Booking Agency');
  await expect(page.getByRole('banner').getByText('Plain Travel')).toBeVisible();
  await expect.poll(() => brandOf(page)).toBe('#2c7be5');
});

test('hostile and mistyped fields of an agency still make a safe page', { tag: '@core' }, async ({ page, site }) => {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await page.goto(site.at('wonky'));
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible();
  await expect.poll(() => brandOf(page)).toBe('#2c7be5');
  await expect(page.locator('[href^="javascript:"], [src^="javascript:"], [src^="data:"]')).toHaveCount(0);
  expect(dialogs).toEqual([]);
});

test('a logo that can not be loaded gives way to the name', async ({ page, site }) => {
  await page.route('**/media/logo/**', (route) => route.fulfill({ status: 404 }));
  await page.goto(site.at('aurora'));
  await expect(page.getByRole('banner').getByText('Aurora Journeys')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('img')).toHaveCount(0);
});
