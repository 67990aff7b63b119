import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/agency-site.ts';
import { fetched } from '../support/fetched.ts';
import { chooseLanguage, htmlOf, languageOf, languagePicker } from '../support/languages.ts';

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
/** The name of the activities' tab in a language. */
const activitiesIn = (language: string): string =>
  JSON.parse(readFileSync(`src/ui/texts/${language}.json`, 'utf8')).deals.tabs.activities;

/** Gives the agency a name and a title in the language of each request, after `wait`. */
async function answerInLanguages(page: Page, wait: (language: string) => Promise<void> = async () => {}) {
  await page.route('**/api/agency', async (route) => {
    const language = languageOf(route.request());
    const answer = await fetched(route);
    const { agency } = await answer.json();
    await wait(language);
    const translated = { ...agency, agencyName: `Agency ${language}`, metaData: { title: `Title ${language}` } };
    await route.fulfill({ response: answer, json: { agency: translated } }).catch(() => undefined);
  });
}

test.describe('another language, chosen in place (rules §4, language change)', () => {
  test('changes texts, direction and calls; scroll, tab and focus stay', { tag: '@core' }, async ({ page, site }) => {
    await answerInLanguages(page);
    await page.goto(site.at('aurora', '/?tab=Activities'));
    await expect(page.getByRole('article')).not.toHaveCount(0);
    await expect(page).toHaveTitle('Title en');
    await page.evaluate(() => Object.assign(window, { isTheSamePage: true }));
    // From now on neither the page nor its deals may be blank.
    await page.evaluate(() => {
      const gone = new MutationObserver(() => {
        if (document.querySelector('#deals article') === null) Object.assign(window, { isTheSamePage: false });
      });
      gone.observe(document.body, { childList: true, subtree: true });
    });
    // Scrolling is smooth: wait for its end, as that position has to be restored.
    const place = 400;
    await page.mouse.wheel(0, place);
    await expect.poll(() => scrolled(page)).toBe(place);

    for (const [name, code, lang, dir] of [
      ['العربية', 'ar', 'ar', 'rtl'],
      ['Deutsch', 'de', 'de', 'ltr'],
      ['Norsk', 'no', 'nb', 'ltr'],
    ] as const) {
      const searched = page.waitForRequest('**/api/activity/deals/activity-search?*');
      const loaded = page.waitForRequest('**/api/agency');
      await chooseLanguage(page, name);
      expect([languageOf(await searched), languageOf(await loaded)]).toEqual([code, code]);
      await expect(htmlOf(page)).toHaveAttribute('lang', lang);
      await expect(htmlOf(page)).toHaveAttribute('dir', dir);
      await expect(page).toHaveTitle(`Title ${code}`);
      await expect(page.getByRole('tab', { selected: true })).toHaveText(activitiesIn(code));
      await expect(languagePicker(page)).toBeFocused();
      await expect.poll(async () => Math.abs((await scrolled(page)) - place)).toBeLessThan(3);
    }
    expect(await page.evaluate(() => 'isTheSamePage' in window && window.isTheSamePage)).toBe(true);
    await expect
      .poll(async () => (await page.context().cookies()).find(({ name }) => name === 'pll_language'))
      .toMatchObject({ value: 'no' });
  });

  test('changes what a remote fetched, which stays until it has come', async ({ page, site }) => {
    await page.goto(site.at('aurora', '/booknow/cruise/search?adults=2'));
    const results = page.getByRole('main').getByRole('article');
    await expect(results).not.toHaveCount(0);
    const searched = page.waitForRequest('**/api/reference/cruise/offers?*');
    await chooseLanguage(page, 'Deutsch');
    expect(languageOf(await searched)).toBe('de');
    await expect(results.first()).toContainText(/Nächte/);
    await expect(results).not.toHaveCount(0);
  });

  test('is the last one chosen, though an earlier one is answered later', async ({ page, site }) => {
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await answerInLanguages(page, (language) => (language === 'ar' ? held : Promise.resolve()));
    await page.goto(site.at('aurora'));
    await chooseLanguage(page, 'العربية');
    await expect(htmlOf(page)).toHaveAttribute('lang', 'ar');
    await chooseLanguage(page, 'Français');
    await expect(page).toHaveTitle('Title fr');
    letGo();
    await page.unroute('**/api/agency');
    await chooseLanguage(page, 'Svenska');
    await chooseLanguage(page, 'Français');
    await expect(htmlOf(page)).toHaveAttribute('lang', 'fr');
    await expect(page).not.toHaveTitle('Title ar');
  });

  test('leaves an open answer open, and the words of the agency where they were', async ({ page, site }) => {
    await page.goto(site.at('aurora', '/faqs'));
    const question = page.getByRole('main').getByRole('button').first();
    await question.click();
    await expect(question).toHaveAttribute('aria-expanded', 'true');
    const requested = page.waitForRequest('**/api/agency/faqs');
    await chooseLanguage(page, 'Español');
    expect(languageOf(await requested)).toBe('es');
    await expect(htmlOf(page)).toHaveAttribute('lang', 'es');
    await expect(question).toHaveAttribute('aria-expanded', 'true');
  });

  test('is what the address names from then on, also after the tab is changed', async ({ page, site }) => {
    await page.goto(site.at('aurora', '/?lng=fr'));
    await expect(htmlOf(page)).toHaveAttribute('lang', 'fr');
    await chooseLanguage(page, 'Deutsch');
    await expect(page).toHaveURL(/\?lng=de$/);
    await page.getByRole('tab', { name: activitiesIn('de') }).click();
    await expect(page).toHaveURL(/\?lng=de&tab=Activities$/);
    await page.reload();
    await expect(htmlOf(page)).toHaveAttribute('lang', 'de');
    await expect(page.getByRole('tab', { name: activitiesIn('de') })).toHaveAttribute('aria-selected', 'true');
  });

  test('is chosen in the menu of a small screen; menu and carousel stay as they are', async ({ page, site }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(site.at('aurora'));
    const carousel = page.getByRole('region').filter({ has: page.getByRole('article') });
    await carousel.getByRole('button', { name: 'Next deal' }).click();
    await carousel.getByRole('button', { name: 'Next deal' }).click();
    await expect(carousel.getByText('3 of 8')).toBeVisible();
    const beginsAt = async () => Math.round((await carousel.getByRole('article').nth(2).boundingBox())?.x ?? -1);
    const isAtTheFront = () => expect.poll(async () => (await beginsAt()) >= 0 && (await beginsAt()) < 100).toBe(true);
    await isAtTheFront();

    await page.getByRole('button', { name: 'Open the menu' }).click();
    const row = page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: /^Language/ });
    await row.click();
    await page.getByRole('option', { name: 'العربية' }).click();
    await expect(htmlOf(page)).toHaveAttribute('dir', 'rtl');
    const menu = page.locator('dialog[open]');
    await expect(menu).toHaveCount(1);
    await expect(menu.locator('button[aria-haspopup="dialog"]').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await isAtTheFront();
    await expect(page.locator('[aria-live="polite"]').filter({ hasText: '3' }).first()).toBeVisible();
  });
});
