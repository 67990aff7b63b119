import { expect, test } from '../support/agency-site.ts';
import { dayAhead } from '../support/new-name.ts';
import { suggested } from '../support/search-panel.ts';

const RESULTS = `/booknow/hotels/search?place=Lisbon&lat=38.7223&long=-9.1393&checkIn=${dayAhead(20)}&checkOut=${dayAhead(22)}`;

for (const [width, height] of [
  [1440, 900],
  [768, 1024],
  [1024, 480],
] as const)
  test(`a place is changed among results by keyboard: ${width} × ${height}`, async ({ page, site }) => {
    await page.setViewportSize({ width, height });
    await page.goto(site.at('aurora', RESULTS));
    await page.getByRole('button', { name: 'Change search' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change search' });
    const place = dialog.locator('input[name="place"]');
    await place.fill('port');
    await expect(suggested(page).nth(1)).toBeVisible();
    await expect(place).not.toHaveAttribute('aria-invalid', 'true');
    const second = await suggested(page).nth(1).locator('bdi').first().textContent();
    await place.press('ArrowDown');
    await expect(suggested(page).nth(1)).toHaveAttribute('data-focused', 'true');
    await place.press('Enter');
    await expect(place).toHaveValue(second ?? '');
    await expect(suggested(page)).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Search hotels' }).click();
    await expect(page).toHaveURL(new RegExp(`place=${encodeURIComponent(second ?? '').replaceAll('%20', '\\\\+')}&`));
  });
