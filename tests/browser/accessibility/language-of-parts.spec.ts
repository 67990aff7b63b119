import { expect, test } from '../support/agency-site.ts';

test('an agency’s texts say their language where it isn’t the page’s (WCAG 3.1.2)', async ({ page, site }) => {
  await page.goto(site.at('aurora', '/about?lng=de'));
  await expect(page.locator('h1 bdi')).toHaveAttribute('lang', 'en');
  await expect(page.locator('main p[lang="en"]').first()).toBeVisible();

  await page.goto(site.at('rihla', '/faqs?lng=en'));
  const question = page.getByRole('button', { expanded: false }).locator('bdi[lang="ar"]').first();
  await expect(question).toHaveAttribute('dir', 'rtl');

  await page.goto(site.at('aurora', '/destination/lisbon?lng=de'));
  await expect(page.getByText('The city is made for walking')).toHaveAttribute('lang', 'en');

  await page.goto(site.at('rihla', '/privacy-policy?lng=en'));
  const address = page.getByRole('main').locator('p', { has: page.locator('a[href^="mailto:"]') });
  await expect(address).toHaveAttribute('lang', 'ar');

  await page.goto(site.at('rihla', '/blog?lng=ar'));
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expect(page.locator('main [lang]')).toHaveCount(0);
});
