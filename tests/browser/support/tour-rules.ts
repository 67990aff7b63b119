import { expect } from './agency-site.ts';
import { account, deals, main, openAccount, type Promises, tools } from './tour-session.ts';

/** What the rows about agencies' own rules and their people promise, by how they begin. */
export const RULES: Promises = {
  'Footer: phone': async ({ page, open }) => {
    const footer = page.getByRole('contentinfo');
    for (const [number, phones] of [1, 0, 0].entries()) {
      await open(number);
      await expect(footer).toBeVisible();
      await expect(footer.locator('a[href^="tel:"]')).toHaveCount(phones);
    }
    await expect(footer.getByRole('link', { name: 'Privacy Policy' })).toHaveCount(0);
  },
  "A traveller's menu": async ({ page, enter }) => {
    for (const [person, wallets] of [
      ['traveller', 0],
      ['rewarded', 1],
    ] as const) {
      await enter('aurora', person);
      await openAccount(page);
      await expect(account(page).getByRole('link', { name: 'My Trips' })).toBeVisible();
      await expect(account(page).getByRole('link', { name: 'Wallet' })).toHaveCount(wallets);
    }
  },
  'Command Center': async ({ page, enter, open }) => {
    await enter('aurora', 'agent');
    await expect(tools(page).getByRole('link', { name: 'Customize Theme' })).toHaveAttribute('aria-disabled', 'true');
    await open(0);
    await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
    await expect(tools(page)).toHaveCount(0);
  },
  'Wholesale Rate': async ({ page, enter }) => {
    for (const [person, count] of [
      ['agent', 1],
      ['restricted', 0],
    ] as const) {
      await enter('aurora', person);
      await expect(deals(page).first()).toContainText('Total');
      await expect(page.getByRole('button', { name: /^Your account/ })).toBeVisible();
      await expect(deals(page).first().getByText('Wholesale Rate')).toHaveCount(count);
    }
  },
  'A sales agent': async ({ page, enter }) => {
    await enter('aurora', 'owner');
    await openAccount(page);
    await expect(account(page).getByRole('link', { name: 'Website Settings' })).toBeVisible();
  },
  'Unsubscribed owner': async ({ page, enter }) => {
    await enter('harbour', 'owner');
    await expect(page).toHaveURL(/\/subscription$/);
    await expect(page.getByRole('banner').getByRole('link').first()).toHaveAttribute('href', '/subscription');
  },
  'No Sign Up': async ({ page, open }) => {
    for (const [number, logIns] of [1, 0].entries()) {
      await open(number);
      await expect(deals(page).first()).toBeVisible();
      await expect(page.getByRole('banner').getByRole('link', { name: 'Log In' })).toHaveCount(logIns);
      await expect(page.getByRole('banner').getByRole('link', { name: 'Sign Up' })).toHaveCount(0);
    }
  },
  'Single sign-on': async ({ page, open }) => {
    await page
      .context()
      .route('https://portal.consulate-corporate.example/**', (route) =>
        route.fulfill({ contentType: 'text/html', body: 'Portal' }),
      );
    await open(1);
    await expect(page.getByText('Conference week in Geneva').first()).toBeVisible();
    await open(0);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log In' })).toHaveAttribute(
      'href',
      /navigateTo=%2Fdeal-link%3Fid%3D7$/,
    );
    await open(2);
    await expect(page).toHaveURL(/\/deal-link\?id=7$/);
  },
  Partner: async ({ page, open }) => {
    await open(0);
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await expect(page.getByRole('banner')).toContainText('MXN');
  },
  'Help chat': async ({ page, enter }) => {
    await enter('kindred', 'agent');
    await openAccount(page);
    await expect(account(page).getByRole('button', { name: 'Help' })).toBeVisible();
    await expect(account(page).getByRole('link', { name: 'Support' })).toHaveCount(0);
  },
  'English formatting': async ({ page, open }) => {
    await open(0);
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(deals(page).first()).toContainText(/[$£]\d/);
  },
  'Right to left': async ({ page, open }) => {
    await open(0);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  },
  'Analytics after consent': async ({ page, open }) => {
    await open(0);
    await expect(page.getByRole('region', { name: /analytics/i })).toBeVisible();
  },
  'Why the page': async ({ page, open }) => {
    const panel = page.getByRole('complementary', { name: 'Why is it so?' });
    const decision = panel.locator('summary', { hasText: 'may sell' });
    await open(0);
    await expect(decision).toContainText('true');
    // It leads to the page that follows.
    await open(1);
    await expect(page).toHaveURL(/\/login\?/);
    await expect(panel.locator('summary', { hasText: 'log in and sign up' })).toBeVisible();
  },
};
