import { brandOf, expect } from './agency-site.ts';
import { deals, main, type Promises } from './tour-session.ts';

/** What the rows about pages promise, by how they begin. */
export const PAGES: Promises = {
  'Own logo': async ({ page, open }) => {
    const seen = new Set<string>();
    for (const number of [0, 1, 2]) {
      await open(number);
      await expect(page.getByRole('banner').getByRole('img').first()).toBeVisible();
      seen.add(`${await page.title()} ${await brandOf(page)}`);
    }
    expect(seen.size).toBe(3);
    await open(3);
    await expect(page).toHaveTitle(/ - Online Hotel, Flight, Car Booking Agency$/);
    await expect.poll(() => brandOf(page)).toBe('#2c7be5');
  },
  'Five tabs': async ({ page, open }) => {
    for (const [number, name] of ['Activities', 'Cruises', 'Car Rentals'].entries()) {
      await open(number);
      await expect(page.getByRole('tab')).toHaveCount(5);
      await expect(page.getByRole('tab', { name, selected: true })).toBeVisible();
    }
  },
  'Cards: distance': async ({ page, open }) => {
    await open(0);
    await expect(deals(page).first().getByRole('link')).toHaveAttribute('href', /isFromDeal=true/);
    await expect(deals(page).first()).toContainText(/\d\.\d\d mi/);
    await page.setViewportSize({ width: 700, height: 800 });
    await expect(page.getByRole('button', { name: 'Next deal' })).toBeVisible();
  },
  'No deals': async ({ page, open }) => {
    await open(0);
    await expect(main(page).getByRole('link', { name: 'Book Now' })).toBeVisible();
  },
  'Prices hidden': async ({ page, open }) => {
    await open(0);
    await expect(main(page).getByRole('button', { name: 'Reveal Price' }).first()).toBeVisible();
  },
  'Currency and language': async ({ page, open }) => {
    await open(0);
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(deals(page).first()).toContainText('€');
  },
  'A converted price': async ({ page, open }) => {
    await open(0);
    await expect(deals(page).first()).toContainText('≈');
  },
  'About and FAQ': async ({ page, open }) => {
    await open(0);
    await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
    await open(1);
    const questions = main(page).locator('button[aria-expanded]');
    await questions.nth(0).click();
    await questions.nth(1).click();
    await expect(main(page).locator('button[aria-expanded="true"]')).toHaveCount(1);
  },
  'The same disabled': async ({ page, open }) => {
    for (const [number, words] of [
      'About Us Page is not available',
      'Faq Page is not available',
      'No Faqs Found !',
    ].entries()) {
      await open(number);
      await expect(main(page).getByText(words)).toBeVisible();
    }
  },
  '404 with': async ({ page, open }) => {
    const mail = main(page).locator('a[href^="mailto:"]');
    for (const [number, mails] of [1, 1, 0].entries()) {
      await open(number);
      await expect(main(page).getByText("The page you're looking for is not found.")).toBeVisible();
      await expect(mail).toHaveCount(mails);
    }
    await open(1);
    await expect(main(page).getByRole('link', { name: 'Take me home' })).toHaveAttribute('href', /^https:/);
  },
  '"Agency not found!"': async ({ page, open }) => {
    await open(0);
    await expect(page.getByRole('heading', { name: 'Agency not found!' })).toBeVisible();
    await open(1);
    await expect(page.getByRole('alertdialog')).toContainText('Agency is inactive, Please contact the administrator');
  },
  'Blog and destinations': async ({ page, open }) => {
    // The reference app of destinations leads on from /destination to all of them.
    for (const [number, path] of [/^\/blog$/, /^\/blog\?id=7$/, /^\/(?:top-)?destination$/].entries()) {
      await open(number);
      await expect.poll(() => page.evaluate(() => location.pathname + location.search)).toMatch(path);
      await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
    }
  },
  'Top destinations and resorts': async ({ page, open }) => {
    for (const number of [0, 1]) {
      await open(number);
      await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page).not.toHaveURL(/\/errors/);
    }
    for (const number of [2, 3]) {
      await open(number);
      await expect(page).toHaveURL(/\/errors/);
    }
  },
  'Public, guarded': async ({ page, open }) => {
    await open(0);
    await expect(page).toHaveURL(/\/login\?redirect=\/mytrip\/dashboard$/);
    await open(1);
    await expect(page).toHaveURL(/\/booknow\/hotels$/);
    await open(2);
    await expect(page).toHaveURL(/\/login\?redirect=\/booknow\/hotels$/);
  },
  'Anonymous access': async ({ page, open }) => {
    await open(0);
    await expect(page).toHaveURL(/\/deal-link\?proposalId=7$/);
    await expect(main(page).getByRole('article').first()).toBeVisible();
  },
  'Login layout': async ({ page, open }) => {
    await open(0);
    await expect(main(page).getByRole('textbox', { name: 'E-mail' })).toBeVisible();
    for (const number of [1, 2]) {
      await open(number);
      await expect(page.getByText('A long weekend in Vienna').first()).toBeVisible();
      await expect(page.getByRole('banner').or(page.getByRole('contentinfo'))).toHaveCount(0);
    }
  },
  'Deal-proposal mode': async ({ page, open }) => {
    await open(0);
    await expect(main(page).getByText('A long weekend in Vienna').first()).toBeVisible();
    await expect(page.getByRole('banner')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Privacy Policy' })).toHaveCount(0);
  },
  'What became of a proposal': async ({ page, enter, open }) => {
    await enter('noir', 'traveller');
    await open(0);
    await expect(main(page)).toContainText('The price has changed');
    await open(1);
    await expect(main(page)).toContainText('No longer available');
  },
  '`hideHeader`': async ({ page, open }) => {
    for (const [number, count] of [0, 1].entries()) {
      await open(number);
      await expect(deals(page).first()).toBeVisible();
      await expect(page.getByRole('banner').or(page.getByRole('contentinfo'))).toHaveCount(2 * count);
    }
  },
  'Hotels-first': async ({ page, open }) => {
    await open(0);
    await expect(page).toHaveURL(/\/login\?redirect=\/booknow\/hotels$/);
  },
};
