import type { Page } from '@playwright/test';
import { expect, test } from '../support/agency-site.ts';
import { builtFile, loseFile } from '../support/built-file.ts';
import { languagePicker } from '../support/languages.ts';
import { messageIn } from '../support/message-in.ts';

const toast = (page: Page, text = 'Something went wrong') => page.getByRole('group', { name: text });

const timer = (page: Page) => page.locator('[role="progressbar"]');

/** The duration of the animation that times the toast, in milliseconds, and its state. */
const timeOf = (page: Page) =>
  timer(page).evaluate((element) => {
    const [animation] = element.getAnimations();
    const { duration = 0 } = animation?.effect?.getComputedTiming() ?? {};
    return { duration: Number(duration), state: animation?.playState };
  });
/** Moves the animation to this time, where it pauses; at its end it finishes by itself. */
const runTo = (page: Page, time: number) =>
  timer(page).evaluate((element, now) => {
    const [animation] = element.getAnimations();
    if (animation === undefined) return;
    if (now < 5000) animation.pause();
    else animation.play();
    animation.currentTime = now;
  }, time);

/** Opens a page and a popup whose code can't be fetched, so that a toast appears. */
async function failAPart(page: Page, address: string, text?: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByRole('article')).not.toHaveCount(0);
  await loseFile(page, builtFile('src/ui/market/language-popup.tsx'));
  await languagePicker(page).press('Enter');
  await expect(toast(page, text)).toBeVisible();
}

// @rule 8.4, 9.10
test('a toast appears top right and goes after 5000 ms', async ({ page, site }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await failAPart(page, site.at('aurora'));
  expect(await timeOf(page)).toEqual({ duration: 5000, state: 'running' });
  // From here on the toast's time stands still, however slow the machine is.
  await runTo(page, 4900);
  await expect(toast(page)).toBeVisible();
  await expect(toast(page)).toHaveText('Something went wrong');
  const place = async () => {
    const { x = 0, y = 0, width = 0 } = (await toast(page).boundingBox()) ?? {};
    return { isAtTheTop: y < 200, isAtTheRight: x + width > 1200 };
  };
  await expect.poll(place).toEqual({ isAtTheTop: true, isAtTheRight: true });
  await runTo(page, 5000);
  await expect(toast(page)).toBeHidden();
});

test('a toast stays as long for people who want little motion', async ({ page, site }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await failAPart(page, site.at('aurora'));
  expect(await timeOf(page)).toEqual({ duration: 5000, state: 'running' });
});

test('a toast stands at the other side where one reads from right to left', async ({ page, site }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const text = messageIn('ar', 'notices.default');
  await failAPart(page, site.at('rihla', '/?lng=ar'), text);
  await runTo(page, 4900);
  await expect(toast(page, text)).toHaveText(text);
  await expect.poll(async () => (await toast(page, text).boundingBox())?.x).toBeLessThan(80);
});

test('a toast stays while it is pointed at or has the focus', async ({ page, site }) => {
  await failAPart(page, site.at('aurora'));
  await toast(page).hover();
  await expect.poll(() => timeOf(page)).toMatchObject({ state: 'paused' });
  await page.mouse.move(5, 400);
  await expect.poll(() => timeOf(page)).toMatchObject({ state: 'running' });
  await toast(page).getByRole('button', { name: 'Close' }).focus();
  await expect.poll(() => timeOf(page)).toMatchObject({ state: 'paused' });
  await toast(page).hover();
  await page.mouse.move(5, 400);
  expect(await timeOf(page)).toMatchObject({ state: 'paused' });
  await page.keyboard.press('Enter');
  await expect(toast(page)).toBeHidden();
});
