import type { Page } from '@playwright/test';
import { expect, test } from '../support/agency-site.ts';
import { builtFile } from '../support/built-file.ts';
import { holdBack } from '../support/hold-back.ts';

const PANEL = 'src/ui/search/search-panel.tsx';
const SHEET = 'src/ui/search/fields/place-sheet.tsx';
const ARIA = 'packages/ui/src/aria/index.ts';
const TEXT = 'Lisbon, Portugal';

/** Holds back the scripts of these files; returns the functions that release them, in the same order. */
function hold(page: Page, files: readonly string[]) {
  return Promise.all(files.map((file) => holdBack(page, `**${builtFile(file)}`)));
}

/** A phone on which scripts take six times as long. */
async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
}

/** Types a text key by key; between letters, the held scripts arrive one after another. */
async function typeThrough(page: Page, text: string, releases: readonly (() => void)[]) {
  const step = Math.floor(text.length / (releases.length + 1));
  for (const [index, letter] of [...text].entries()) {
    if (index > 0 && index % step === 0) releases[index / step - 1]?.();
    // Like a person: keys are held down for a moment, with a pause between them.
    // oxlint-disable-next-line no-await-in-loop
    await page.keyboard.type(letter, { delay: 60 });
  }
}

const field = (page: Page) => page.getByRole('combobox', { name: 'Destination' });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  for (const waiting of [[ARIA], [PANEL, SHEET, ARIA], [PANEL, ARIA, SHEET]]) {
    const names = waiting.map((file) => file.slice(file.lastIndexOf('/', file.lastIndexOf('/') - 1) + 1)).join(', ');
    test(`no letter is lost while this code arrives: ${names}`, async ({ page, site }) => {
      await slowDown(page);
      const releases = await hold(page, waiting);
      await page.goto(site.at('aurora'), { waitUntil: 'networkidle' });
      await page.locator('input[name="place"]').tap();
      await typeThrough(page, TEXT, releases);
      await expect(page.getByRole('dialog').and(page.getByLabel('Destination'))).toBeVisible();
      await expect(field(page)).toBeFocused();
      await expect(field(page)).toHaveValue(TEXT);
    });
  }

  for (const waiting of [
    [SHEET, ARIA],
    [ARIA, SHEET],
  ]) {
    const names = waiting.map((file) => file.slice(file.lastIndexOf('/', file.lastIndexOf('/') - 1) + 1)).join(', ');
    test(`no letter is lost after a tap on the field, while this code arrives: ${names}`, async ({ page, site }) => {
      await slowDown(page);
      const releases = await hold(page, waiting);
      await page.goto(site.at('aurora'), { waitUntil: 'networkidle' });
      await page.getByRole('main').getByRole('form').locator('summary').first().hover();
      await page.getByRole('button', { name: /^Destination/ }).tap();
      await typeThrough(page, TEXT, releases);
      await expect(field(page)).toBeFocused();
      await expect(field(page)).toHaveValue(TEXT);
    });
  }
});

test('the caret stays where it was while the code of the list arrives', async ({ page, site }) => {
  await slowDown(page);
  const [release = () => undefined] = await hold(page, [ARIA]);
  await page.goto(site.at('aurora'), { waitUntil: 'networkidle' });
  const input = page.locator('input[name="place"]');
  await input.click();
  await page.keyboard.type('Lion', { delay: 60 });
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('s', { delay: 60 });
  release();
  await page.keyboard.type('b', { delay: 60 });
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('bb', { delay: 60 });
  await expect(field(page)).toHaveValue('Lisbbbon');
});
