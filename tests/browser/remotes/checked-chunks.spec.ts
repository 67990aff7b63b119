import { expect, test } from '../support/agency-site.ts';

/** A part of the main app, by the name that the build gives it. */
const CHUNK = '**/remotes/main-app/routes-*.js';

test('a chunk that is changed by one byte is refused, the site stays, and Retry brings the page', async ({ page }) => {
  await page.route(CHUNK, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()} ` });
  });
  await page.goto('/forgotpassword');
  const retry = page.getByRole('main').getByRole('button', { name: 'Retry' });
  await expect(retry).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();

  await page.unroute(CHUNK);
  await retry.click();
  await expect(page.getByRole('main').getByRole('textbox', { name: 'E-mail' })).toBeVisible();
});
