import { expect, test } from '../support/agency-site.ts';
import { dayAhead } from '../support/new-name.ts';

const RESULTS = `/booknow/hotels/search?place=Lisbon&lat=38.7223&long=-9.1393&checkIn=${dayAhead(20)}&checkOut=${dayAhead(22)}`;

test('Back closes what is open over a page, and leaves the page once nothing is', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(site.at('aurora', RESULTS));
  await page.getByRole('button', { name: 'Show on map' }).click();
  await expect(page).toHaveURL(/view=map/);
  const history = await page.context().newCDPSession(page);
  /** Goes back like the browser's button, without waiting for a page. */
  const back = async () => {
    const { currentIndex, entries } = await history.send('Page.getNavigationHistory');
    await history.send('Page.navigateToHistoryEntry', { entryId: entries[currentIndex - 1]?.id ?? 0 });
  };
  for (const opens of ['Filters', 'Change search']) {
    await page.getByRole('button', { name: opens }).click();
    await expect(page.getByRole('dialog', { name: opens })).toBeVisible();
    await back();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('button', { name: opens })).toBeFocused();
    await expect(page).toHaveURL(/view=map/);
  }
  await back();
  await expect(page).not.toHaveURL(/view=map/);
  await expect(page.getByRole('button', { name: 'Show on map' })).toBeVisible();
});
