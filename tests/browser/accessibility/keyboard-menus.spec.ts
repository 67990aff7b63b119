import { activeOption } from '../support/active-option.ts';
import { expect, signInAs, test } from '../support/agency-site.ts';
import { htmlOf, languagePicker } from '../support/languages.ts';
import { messageIn } from '../support/message-in.ts';

const PHONE = { width: 390, height: 844 };

for (const language of ['en', 'ar'] as const) {
  test.describe(`menus and pickers with the keyboard alone (${language})`, () => {
    const text = messageIn.bind(null, language);

    test('a language is chosen from its list, and the focus comes back to the button', async ({ page, site }) => {
      await page.goto(site.at('aurora', `/errors?lng=${language}`));
      await languagePicker(page).press('Enter');
      const list = page.getByRole('listbox', { name: text('languages.title') });
      await expect(list).toBeFocused();
      await expect(activeOption(page)).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.press('End');
      await expect(activeOption(page)).toHaveText(/Svenska/);
      await page.keyboard.press('ArrowDown');
      await expect(activeOption(page)).toHaveText(/English/);
      await page.keyboard.press('ArrowUp');
      await expect(activeOption(page)).toHaveText(/Svenska/);
      await expect(activeOption(page)).toHaveCSS('outline', /solid [2-9]px$/);
      await page.keyboard.press('f');
      await expect(activeOption(page)).toHaveText(/Français/);
      await page.keyboard.press('End');
      await expect(activeOption(page)).toHaveText(/Svenska/);
      await page.keyboard.press('Space');
      await expect(htmlOf(page)).toHaveAttribute('lang', 'sv');
      await expect(languagePicker(page)).toBeFocused();
    });

    test('a currency is searched, left by Escape, and chosen by Enter', async ({ page, site }) => {
      await page.goto(site.at('aurora', `/errors?lng=${language}`));
      const button = (currency: string) => page.getByRole('button', { name: text('header.currency', { currency }) });
      await button('USD').press('Enter');
      const field = page.getByRole('combobox', { name: text('currencies.search') });
      await expect(field).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(button('USD')).toBeFocused();
      await expect(button('USD')).toHaveAttribute('aria-expanded', 'false');
      await page.keyboard.press('Space');
      await expect(field).toBeFocused();
      await page.keyboard.type('SEK');
      await expect(activeOption(page)).toHaveText(/SEK/);
      await page.keyboard.press('Enter');
      await expect(button('SEK')).toBeVisible();
    });

    test('a search that finds nothing says so', async ({ page, site }) => {
      await page.goto(site.at('aurora', `/errors?lng=${language}`));
      await page.getByRole('button', { name: text('header.currency', { currency: 'USD' }) }).press('Enter');
      await expect(page.getByRole('option').first()).toBeVisible();
      await expect(page.getByRole('combobox')).toBeFocused();
      await page.keyboard.type('zzzz');
      await expect(page.getByRole('dialog').getByText(text('currencies.none'))).toBeVisible();
      await expect(page.getByRole('dialog').getByRole('status')).toHaveText(text('currencies.found', { count: 0 }));
    });

    test('the profile menu is opened, walked through and left', async ({ page, site }) => {
      await signInAs(page, site.at('aurora'), 'rewarded');
      await page.goto(site.at('aurora', `/errors?lng=${language}`));
      const account = page.getByRole('button', { name: text('header.profile', { name: 'Tomas Ferreira' }) });
      await account.press('Enter');
      await expect(account).toHaveAttribute('aria-expanded', 'true');
      const entries = page.getByRole('navigation', { name: text('account') }).getByRole('link');
      await expect(entries.first()).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(entries.first()).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(account).toBeFocused();
      await expect(account).toHaveAttribute('aria-expanded', 'false');
    });

    test('the menu of small screens and a picker in it are left one by one', async ({ page, site }) => {
      await page.setViewportSize(PHONE);
      await page.goto(site.at('aurora', `/errors?lng=${language}`));
      const opener = page.getByRole('button', { name: text('header.openMenu') });
      await opener.press('Enter');
      const menu = page.getByRole('dialog', { name: text('header.menu') });
      const picker = menu.locator('button[aria-haspopup="dialog"]').first();
      await picker.press('Enter');
      await expect(page.getByRole('listbox')).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(picker).toBeFocused();
      await expect(menu).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await expect(opener).toBeFocused();
    });

    test('the side navigation is opened and closed, also where it only peeks', async ({ page, site }) => {
      await page.route('**/remotes/remotes.json', (route) => route.fulfill({ json: { version: 1, remotes: {} } }));
      await signInAs(page, site.at('aurora'), 'agent');
      await page.goto(site.at('aurora', `/dashboard?lng=${language}`));
      const toggler = page.getByRole('button', { name: text('header.sideMenu') });
      const tools = page.getByRole('navigation', { name: text('sideNav.title') });
      await expect(tools.getByRole('link').first()).toBeVisible();
      await toggler.press('Enter');
      await expect(toggler).toHaveAttribute('aria-expanded', 'true');
      await tools.getByRole('link', { name: text('menu.clients') }).focus();
      await page.keyboard.press('Tab');
      await expect(tools.locator(':focus')).toBeInViewport({ ratio: 1 });
      await toggler.press('Space');
      await expect(toggler).toHaveAttribute('aria-expanded', 'false');
      const width = async () => Math.round((await tools.boundingBox())?.width ?? 0);
      await expect.poll(width).toBeLessThan(80);
      await page.keyboard.press('Tab');
      await tools.getByRole('link').first().focus();
      await expect.poll(width).toBeGreaterThan(200);
      await page.keyboard.press('Escape');
      await expect.poll(width).toBeLessThan(80);
      await expect(tools.getByRole('link').first()).toBeFocused();
      await tools.hover();
      await expect.poll(width).toBeGreaterThan(200);
      await page.keyboard.press('Escape');
      await expect.poll(width).toBeLessThan(80);
    });
  });
}
