import type { Page } from '@playwright/test';

/** Lets a visitor have closed the save-price popup before, so that it is in nobody's way. */
export async function dismissSavePrice(page: Page): Promise<void> {
  await page.addInitScript(() => sessionStorage.setItem('savePriceDismissed', 'true'));
}

/** Stops the page's clock before the page is there: from now on only `page.clock.runFor` moves it. */
export async function stopTheClock(page: Page): Promise<void> {
  const begin = new Date('2026-11-21T10:00:00Z');
  await page.clock.install({ time: begin });
  await page.clock.pauseAt(new Date(begin.getTime() + 1000));
}
