import { expect, pathsRequested, signInAs, test } from '../support/agency-site.ts';
import { barriersIn } from '../support/barriers-in.ts';
import { builtFile } from '../support/built-file.ts';

const PHONE = { width: 390, height: 844 };

test('the header leads to FAQ, a page with a title and focused heading', { tag: '@core' }, async ({ page, site }) => {
  await page.goto(site.at('aurora'));
  await page.getByRole('banner').getByRole('link', { name: 'Questions' }).click();
  await expect(page).toHaveURL(site.at('aurora', '/faqs'));
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  await expect(heading).toBeFocused();
  await expect(page).toHaveTitle(/\| /);
});

test('Back restores the place that the visitor had scrolled to', async ({ page, site }) => {
  // No popup opens for signed-in users.
  await signInAs(page, site.at('aurora'), 'traveller');
  await page.goto(site.at('aurora'));
  await expect(page.getByRole('tabpanel').getByRole('article')).toHaveCount(8);
  const terms = page.getByRole('contentinfo').getByRole('link', { name: 'Terms & Conditions' });
  await terms.scrollIntoViewIfNeeded();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
  const scrolled = await page.evaluate(() => scrollY);
  await terms.click();
  await expect(page).toHaveURL(/user-terms/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(scrolled - 50);
});

test('a phone gets the small logo, and a menu that traps the keyboard until it closes', async ({ page, site }) => {
  await page.setViewportSize(PHONE);
  await page.goto(site.at('aurora'));
  const logo = page.getByRole('banner').getByRole('img');
  await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain('/media/favicon/');

  const opener = page.getByRole('button', { name: 'Open the menu' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Menu' });
  await expect(sheet.getByRole('link', { name: 'Sign Up' })).toBeVisible();
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab');
    // The browser's toolbar may come between the last stop and the first.
    expect(await page.evaluate(() => document.activeElement?.closest('dialog, body')?.tagName)).toMatch(/DIALOG|BODY/);
    expect(await page.evaluate(() => document.activeElement?.closest('header, main, footer')?.tagName ?? '')).not.toBe(
      'MAIN',
    );
  }
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(opener).toBeFocused();
});

for (const [language, side] of [
  ['en', 'end'],
  ['ar', 'start'],
] as const) {
  test(`the slide-out comes from the ${side === 'end' ? 'right' : 'left'} in ${language}`, async ({ page, site }) => {
    await page.setViewportSize(PHONE);
    await page.goto(site.at('rihla', `/?lng=${language}`));
    await page.getByRole('banner').locator('button[aria-haspopup="dialog"]').last().click();
    const sheet = page.locator('dialog[open]');
    await expect(sheet).toBeVisible();
    await expect
      .poll(async () => {
        const box = await sheet.boundingBox();
        return box === null ? undefined : [Math.round(box.x) === 0, Math.round(box.x + box.width) === PHONE.width];
      })
      .toEqual(side === 'end' ? [false, true] : [true, false]);
  });
}

test('the footer has what the agency shows, and leaves out legal pages without a text', async ({ page, site }) => {
  await page.goto(site.at('aurora'));
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('region', { name: 'Useful Links' }).getByRole('link')).toHaveText([
    'Privacy Policy',
    'Terms & Conditions',
    'Cookies Policy',
    'Disclaimer',
  ]);
  await expect(footer.getByRole('region', { name: 'Accepted payments' }).getByRole('listitem')).toHaveCount(5);
  await expect(footer.getByRole('link', { name: 'TikTok, opens in a new tab' })).toHaveAttribute('rel', /noopener/);

  await page.goto(site.at('plain'));
  await expect(footer.getByRole('region', { name: 'Useful Links' }).getByRole('link')).toHaveText([
    'Terms & Conditions',
  ]);
});

test('hideHeader and hideFooter hold for the session until taken back', { tag: '@core' }, async ({ page, site }) => {
  await page.goto(site.at('aurora', '/?hideHeader=true&hideFooter=true'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await page.goto(site.at('aurora', '/errors'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await page.goto(site.at('aurora', '/?hideHeader=false&hideFooter=false'));
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test('visitors download nothing of the side navigation, the pickers or the chat', async ({ page, site }) => {
  const loaded = pathsRequested(page);
  await page.goto(site.at('aurora'));
  await expect(page.getByRole('contentinfo')).toBeVisible();
  const late = [
    'src/ui/navigation/side/side-navigation.tsx',
    'src/ui/navigation/header/slide-out.tsx',
    'src/ui/navigation/chat-window.tsx',
    'src/ui/session/profile-button.tsx',
    'src/ui/market/language-popup.tsx',
    'src/ui/market/currency/currency-popup.tsx',
  ].map(builtFile);
  expect(loaded.filter((path) => late.includes(path))).toEqual([]);
});

test('the help chat is loaded by a click on Help, and closes by Escape', async ({ page, site, context }) => {
  const requested: string[] = [];
  await context.route('https://chat.example/**', (route) => {
    requested.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<p>How can we help?</p>' });
  });
  await signInAs(page, site.at('kindred'), 'agent');
  await page.goto(site.at('kindred'));
  const account = page.getByRole('button', { name: /^Your account/ });
  await account.click();
  expect(requested).toEqual([]);
  await page.getByRole('navigation', { name: 'Your account' }).getByRole('button', { name: 'Help' }).click();
  const chat = page.getByRole('dialog', { name: 'Help' });
  await expect(chat.locator('iframe')).toHaveAttribute('src', 'https://chat.example/kindred/widget');
  await chat.getByRole('button', { name: 'Close' }).press('Escape');
  await expect(chat).toBeHidden();
});

test('the profile menu closes by Escape and gives the focus back', async ({ page, site }) => {
  await signInAs(page, site.at('aurora'), 'rewarded');
  await page.goto(site.at('aurora'));
  const account = page.getByRole('button', { name: 'Your account: Tomas Ferreira' });
  await account.focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('navigation', { name: 'Your account' });
  await expect(menu.getByRole('link')).toHaveText([
    'Dashboard',
    'Book Now',
    'My Trips',
    'Profile Settings',
    'Support',
    'Wallet',
    'Logout',
  ]);
  await page.keyboard.press('Tab');
  await expect(menu.getByRole('link', { name: 'Dashboard' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(account).toBeFocused();
});

for (const [host, path, person] of [
  ['aurora', '/', undefined],
  ['wonky', '/errors', undefined],
  ['rihla', '/?lng=ar', 'traveller'],
  ['marigold', '/dashboard', 'owner'],
  ['marigold', '/login', undefined],
] as const) {
  test(`${host}${path} as ${person ?? 'visitor'} fits 320 px, and axe finds no barrier`, async ({ page, site }) => {
    if (person !== undefined) await signInAs(page, site.at(host), person);
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(site.at(host, path));
    await expect(page.locator('.first-paint')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await barriersIn(page, 'header, nav, footer, main')).toEqual([]);
    }
  });
}
