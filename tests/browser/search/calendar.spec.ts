import type { Page } from '@playwright/test';
import { expect, test } from '../support/agency-site.ts';
import { isWithinWindow, searchForm } from '../support/search-panel.ts';

test.beforeEach(({ page }) => page.clock.setFixedTime('2026-11-25T10:00:00Z'));

const dates = (page: Page) => searchForm(page).getByRole('button', { name: /^Dates/ });
const calendar = (page: Page) => page.getByRole('dialog', { name: 'Dates' });

test('days are chosen by keyboard as the ARIA pattern says, and nights are counted', async ({ page, site }) => {
  await page.goto(site.at('aurora'));
  await expect(dates(page)).toHaveText('Nov 26, 2026 | Nov 27, 2026');
  await dates(page).focus();
  await page.keyboard.press('Enter');
  const day = (name: string) => calendar(page).getByRole('button', { name: new RegExp(`, ${name}( selected)?$`) });
  await expect(calendar(page).getByRole('grid')).toHaveCount(2);
  await expect(day('November 26, 2026')).toBeFocused();
  await expect(calendar(page)).toContainText('1 night');
  await page.keyboard.press('ArrowRight');
  await expect(day('November 27, 2026')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(day('December 4, 2026')).toBeFocused();
  await page.keyboard.press('Home');
  await expect(day('November 29, 2026')).toBeFocused();
  await page.keyboard.press('End');
  await expect(day('December 5, 2026')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('PageDown');
  await expect(day('January 4, 2027')).toBeFocused();
  await page.keyboard.press('PageUp');
  await page.keyboard.press('Enter');
  // The second day starts at the day after the first.
  for (let night = 0; night < 2; night += 1) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(calendar(page)).toHaveCount(0);
  await expect(dates(page)).toBeFocused();
  await expect(dates(page)).toHaveText('Dec 04, 2026 | Dec 07, 2026');
});

test('past days and too long stays can’t be chosen', async ({ page, site }) => {
  await page.goto(site.at('aurora'));
  await dates(page).click();
  const day = (name: RegExp) => calendar(page).getByRole('button', { name });
  await expect(day(/November 24, 2026/)).toHaveAttribute('aria-disabled', 'true');
  await expect(calendar(page).getByRole('button', { name: /previous/i })).toBeDisabled();
  await day(/November 25, 2026/).click();
  await expect(day(/December 25, 2026/)).not.toHaveAttribute('aria-disabled', 'true');
  await expect(day(/December 26, 2026/)).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Escape');
});

for (const [language, width] of [
  ['en', 390],
  ['ar', 390],
  ['ar', 1440],
] as const) {
  test(`the calendar and the guests fit the window: ${language}, ${width}`, async ({ page, site }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(site.at('aurora', `/?lng=${language}`));
    const form = page.getByRole('main').getByRole('form');
    for (const field of [1, 2]) {
      const buttons = form.locator('button[aria-haspopup="dialog"]');
      const button = buttons.nth((await buttons.count()) - 3 + field);
      await button.click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.locator('[role="grid"], [role="group"]').first()).toBeVisible();
      await expect.poll(() => isWithinWindow(dialog)).toBe(true);
      if (width === 390) expect(await dialog.evaluate((shown) => shown.getBoundingClientRect().height)).toBe(844);
      await page.keyboard.press('Escape');
      await expect(button).toBeFocused();
    }
  });
}

test('the guests of two rooms stay within the window, with ages for children', async ({ page, site }) => {
  await page.setViewportSize({ width: 1440, height: 700 });
  await page.goto(site.at('aurora', '/booknow/hotels'));
  await searchForm(page).getByRole('button', { name: 'Guests: 2 adults and 1 room' }).click();
  const guests = page.getByRole('dialog', { name: 'Guests' });
  await expect(guests).toContainText('Up to 8 rooms, 16 adults and 8 children');
  await guests.getByRole('button', { name: 'Add a room' }).click();
  await guests.getByRole('button', { name: 'More: Children' }).first().click();
  await guests.getByLabel('Age of child 1').selectOption('5');
  await expect.poll(() => isWithinWindow(guests)).toBe(true);
  await guests.getByRole('button', { name: 'Done' }).click();
  await expect(searchForm(page).getByRole('button', { name: 'Guests: 3 adults, 1 child, and 2 rooms' })).toBeFocused();
});

test('the age of a child is asked for before a search, and by a link that leaves it open', async ({ page, site }) => {
  const places = 'place=Lisbon&lat=38.7223&long=-9.1393';
  await page.goto(site.at('aurora', `/booknow/hotels?${places}`));
  const form = searchForm(page);
  const guests = (words: string) => form.getByRole('button', { name: `Guests: ${words}` });
  const missed = form.getByText('Please choose the age of each child').first();
  const age = page.getByRole('dialog', { name: 'Guests' }).getByLabel('Age of child 1');
  await guests('2 adults and 1 room').click();
  await page.getByRole('button', { name: 'More: Children' }).click();
  await expect(age).toHaveValue('');
  await page.keyboard.press('Escape');
  await form.getByRole('button', { name: 'Search hotels' }).click();
  await expect(missed).toBeVisible();
  await expect(guests('2 adults, 1 child, and 1 room')).toBeFocused();

  await page.goto(site.at('aurora', `/booknow/hotels?${places}&guests=2-%3F`));
  await expect(missed).toBeVisible();
  await guests('2 adults, 1 child, and 1 room').click();
  await age.selectOption('0');
  await page.keyboard.press('Escape');
  await expect(missed).toHaveCount(0);
  await form.getByRole('button', { name: 'Search hotels' }).click();
  await expect(page).toHaveURL(/guests=2-0/);
});

test('Done asks for the age of a child that is missing, in French on a phone', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(site.at('aurora', '/booknow/hotels?lng=fr'));
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Voyageurs/ })
    .click();
  const guests = page.getByRole('dialog');
  const done = guests.getByRole('button', { name: 'Terminé' });
  await guests.getByRole('button', { name: 'Plus : Enfants' }).click();
  await done.click();
  await expect(guests.getByLabel('Âge de l’enfant 1')).toBeFocused();
  await expect(guests).toContainText('Veuillez choisir l’âge de chaque enfant');
  await guests.getByLabel('Âge de l’enfant 1').selectOption('7');
  await done.click();
  await expect(guests).toHaveCount(0);
});

test('a room that is added has the focus and is in view, and the one after it once it is removed', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1024, height: 600 });
  await page.goto(site.at('aurora', '/booknow/hotels'));
  await searchForm(page)
    .getByRole('button', { name: /^Guests/ })
    .click();
  const guests = page.getByRole('dialog', { name: 'Guests' });
  const room = (number: number) => guests.getByRole('group', { name: `Room ${number}`, exact: true });
  for (let number = 2; number <= 8; number += 1) {
    await guests.getByRole('button', { name: 'Add a room' }).click();
    await expect(room(number)).toBeFocused();
  }
  await expect(guests.getByRole('button', { name: 'Add a room' })).toHaveCount(0);
  await expect(room(8)).toBeInViewport({ ratio: 0.9 });
  await guests.getByRole('button', { name: 'Remove room 8' }).click();
  await expect(room(7)).toBeFocused();
  await guests.getByRole('button', { name: 'Remove room 3' }).click();
  await expect(room(3)).toBeFocused();
});

test('a popup that grows does not move under the pointer: two clicks give two children', async ({ page, site }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(site.at('aurora'));
  await searchForm(page)
    .getByRole('button', { name: /^Guests/ })
    .click();
  const guests = page.getByRole('dialog', { name: 'Guests' });
  const more = guests.getByRole('button', { name: 'More: Children' });
  // Waits until the popup has stopped sliding in.
  await more.click({ trial: true });
  const { x, y, width, height } = (await more.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  for (const child of [1, 2]) {
    await page.mouse.click(x + width / 2, y + height / 2);
    await expect(guests.getByLabel(`Age of child ${child}`)).toHaveCount(1);
  }
  expect(await more.boundingBox()).toEqual({ x, y, width, height });
  await expect.poll(() => isWithinWindow(guests)).toBe(true);
});
