import { expect, test } from '../support/agency-site.ts';

test.use({ javaScriptEnabled: false });

const PAGES = ['/', '/about', '/faqs', '/privacy-policy'];

test.describe('without JavaScript', () => {
  test('a visitor reads the pages of an agency, and goes from one to the other', async ({ page, site }) => {
    await page.goto(site.at('aurora'));
    const main = page.getByRole('main');
    await expect(page.getByRole('article').first()).toContainText('$');
    await page.getByRole('tab', { name: 'Car Rentals' }).click();
    await expect(page).toHaveURL(/\?tab=Car\+Rentals$/);
    await expect(page.getByRole('tab', { name: 'Car Rentals', selected: true })).toBeVisible();
    await expect(page.getByRole('article').first()).toBeVisible();

    await page.getByRole('banner').getByRole('link', { name: 'About us' }).click();
    await expect(main.getByRole('heading', { level: 1, name: 'Trips with room to breathe' })).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'Questions' }).click();
    await expect(main.locator('h2 + div').last()).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
    await expect(main.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
    await expect(main.getByText('We keep what we need to arrange your trip')).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
    await expect(main.locator('noscript p')).toContainText('This site needs JavaScript.');
  });

  for (const [product, place] of [
    ['hotels', 'Lisbon'],
    ['resorts', 'Bergen'],
  ] as const) {
    test(`a visitor searches from the home page, and sees results: ${product}`, async ({ page, site }) => {
      await page.goto(site.at('aurora', `/?search=${product}`));
      await page.getByRole('main').locator('form [name=place]').fill(place);
      await page.getByRole('button', { name: /^Search/ }).click();
      await expect(page).toHaveURL(/\/search\?place=.*&lat=-?\d/);
      await expect(page.getByRole('article').first()).toBeVisible();
    });
  }

  test('a child is chosen with its age', async ({ page, site }) => {
    await page.goto(site.at('aurora'));
    await page.getByRole('main').locator('form [name=place]').fill('Lisbon');
    await page.getByLabel('Guests').selectOption('2 adults, 1 child, and 1 room · 5 years');
    await page.getByRole('button', { name: 'Search hotels' }).click();
    await expect(page).toHaveURL(/&guests=2-5&lat=/);
    await expect(page.getByRole('article').first()).toBeVisible();
  });

  test('a visitor on a phone reaches the products', async ({ page, site }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(site.at('aurora'));
    await expect(page.getByRole('link', { name: 'Air Travel' }).first()).toBeVisible();
  });

  test('a visitor who chose a language keeps it from page to page', async ({ page, site }) => {
    await page.goto(site.at('aurora', '/?lng=ar&currency=EUR'));
    for (const path of ['/about', '/faqs', '/privacy-policy', '/']) {
      await page.locator(`a[href^="${path}?"]:visible`).first().click();
      await expect(page).toHaveURL((url) => url.pathname === path && url.search === '?lng=ar&currency=EUR');
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    }
    await expect(page.getByRole('article').first()).toContainText('€');
  });

  for (const language of ['en', 'ar']) {
    test(`no page that is whole says that it needs JavaScript, on a phone neither: ${language}`, async ({
      page,
      site,
    }) => {
      await page.setViewportSize({ width: 320, height: 800 });
      for (const path of PAGES) {
        await page.goto(site.at('aurora', `${path}?lng=${language}`));
        await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');
        await expect(page.locator('noscript')).toHaveCount(0);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByRole('banner').getByRole('link')).toHaveCount(5);
        for (const link of await page.getByRole('banner').getByRole('link').all()) await expect(link).toBeVisible();
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(overflow).toBeLessThanOrEqual(0);
      }
    });
  }

  test('an agency that is not there says so', async ({ page, site }) => {
    await page.goto(site.at('nobody'));
    await expect(page.getByRole('heading', { name: 'Agency not found!' })).toBeVisible();
    await page.goto(site.at('dormant'));
    await expect(page.getByRole('alertdialog')).toContainText('Agency is inactive');
  });
});
