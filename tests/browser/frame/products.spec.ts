import { dismissSavePrice, expect, test } from '../support/agency-site.ts';
import { barriersIn } from '../support/barriers-in.ts';
import { builtFile } from '../support/built-file.ts';
import { watchShift } from '../support/search-panel.ts';

const PHONE = { width: 390, height: 844 };

test('products are below the header, the current one marked, and in the menu of a phone', async ({ page, site }) => {
  await page.goto(site.at('aurora'));
  const products = page.getByRole('navigation', { name: 'Services' });
  await products.getByRole('link', { name: 'Car Rentals' }).click();
  await expect(page).toHaveURL(site.at('aurora', '/booknow/cars'));
  await expect(products.locator('[aria-current]')).toHaveText('Car Rentals');

  await page.setViewportSize(PHONE);
  await expect(products).toBeHidden();
  await page.getByRole('button', { name: 'Open the menu' }).click();
  const sheet = page.getByRole('dialog', { name: 'Menu' });
  await sheet.getByRole('link', { name: 'Activities' }).click();
  await expect(page).toHaveURL(site.at('aurora', '/booknow/activities'));
  await expect(sheet).toBeHidden();
});

for (const language of ['de', 'ar']) {
  test(`the products fit in ${language}, whatever the width`, async ({ page, site }) => {
    for (const width of [960, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(site.at('aurora', `/about?lng=${language}`));
      const links = page
        .locator('nav')
        .filter({ has: page.locator('a[href="/booknow/cars"]') })
        .first()
        .getByRole('link');
      await expect(links).toHaveCount(7);
      const tops = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().top));
      expect(new Set(tops).size).toBe(1);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    }
  });
}

for (const language of ['en', 'ar']) {
  test(`a hotel that is marked is among the favourites, without barriers, in ${language}`, async ({ page, site }) => {
    await page.setViewportSize(PHONE);
    await page.goto(site.at('aurora', `/?lng=${language}`));
    const heart = page.locator('article button[aria-pressed]').first();
    await heart.focus();
    await page.keyboard.press('Enter');
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('banner').locator('a[href="/favourites"]').focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(site.at('aurora', '/favourites'));
    await expect(page.getByRole('article')).toHaveCount(1);
    expect(await barriersIn(page, 'header, nav, footer, main')).toEqual([]);
    await page.locator('article button[aria-pressed="true"]').click();
    await expect(page.getByRole('article')).toHaveCount(0);
    await expect(page.getByRole('banner').locator('a[href="/favourites"]')).toHaveCount(0);
  });
}

for (const [width, language] of [
  [1440, 'en'],
  [390, 'ar'],
] as const) {
  test(`favourites are counted in the header at ${width} px, and nothing moves for it (${language})`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    await dismissSavePrice(page);
    const shiftSoFar = await watchShift(page);
    const home = site.at('aurora', `/?lng=${language}`);
    await page.goto(home);
    const hearts = page.locator('article button[aria-pressed]');
    await expect(hearts.first()).toBeVisible();
    expect(requested).not.toContain(builtFile('src/ui/saved/favourites-link.tsx'));
    await hearts.nth(0).click();
    await hearts.nth(1).click();
    const link = page.getByRole('banner').locator('a[href="/favourites"]');
    await expect(link).toHaveText('2');
    await expect(link).toHaveAccessibleName(language === 'en' ? '2 favourites' : 'مفضلتان (2)');

    await page.goto(home);
    await expect(link).toHaveText('2');
    expect(await shiftSoFar()).toBe(0);
  });
}

for (const [agency, language] of [
  ['aurora', 'en'],
  ['rihla', 'ar'],
] as const) {
  test(`the footer and the log-in page lead to a booking without an account, in ${language}`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize(PHONE);
    await page.goto(site.at(agency, `/?lng=${language}`));
    const inFooter = page.getByRole('contentinfo').locator('a[href="/manage-booking"]');
    await inFooter.focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('main [name=reference]')).toBeVisible();
    await page.goto(site.at(agency, '/login'));
    await page.locator('main a[href="/manage-booking"]').click();
    await expect(page.locator('main [name=reference]')).toBeVisible();
    expect(await barriersIn(page, 'main')).toEqual([]);
  });
}

test('a search is on the home page again, and leads to its results', async ({ page, site }) => {
  const day = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
  const query = `place=Oslo&latitude=59.91&longitude=10.75&date=${day}`;
  await page.goto(site.at('aurora', `/booknow/activities/search?${query}`));
  await expect.poll(() => page.evaluate(() => localStorage.getItem('saved'))).toContain('Oslo');
  await page.goto(site.at('aurora'));
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const recents = page.getByRole('region', { name: 'Continue where you left off' });
  await recents.getByRole('link', { name: 'Oslo' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(site.at('aurora', `/booknow/activities/search?${query}`));
});

test('a favourite that the device does not store is none, and a toast says so', async ({ page, site }) => {
  await dismissSavePrice(page);
  await page.addInitScript(() => {
    const setItem = Storage.prototype.setItem;
    Storage.prototype.setItem = function store(name, value) {
      if (this === localStorage && name === 'saved') throw new DOMException('full', 'QuotaExceededError');
      setItem.call(this, name, value);
    };
  });
  await page.goto(site.at('aurora', '/?lng=fr'));
  const heart = page.locator('article button[aria-pressed]').first();
  await heart.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Ce favori n’a pas pu être enregistré.').first()).toBeVisible();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByRole('banner').locator('a[href^="/favourites"]')).toHaveCount(0);
});
