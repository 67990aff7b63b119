import type { Locator } from '@playwright/test';
import { expect, test } from '../support/agency-site.ts';

test('what is pressed and let go elsewhere does nothing', async ({ page, site }) => {
  await page.goto(site.at('aurora'));
  await expect(page.getByRole('tabpanel').getByRole('article')).toHaveCount(8);
  const controls: readonly Locator[] = [
    page.getByRole('tab', { name: 'Flights' }),
    page.getByRole('button', { name: 'Language: English' }),
    page.getByRole('button', { name: 'About this price' }).first(),
  ];
  for (const control of controls) {
    await control.hover();
    await page.mouse.down();
    await page.mouse.move(640, 5);
    await page.mouse.up();
  }
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Hotels');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('[popover]:popover-open')).toHaveCount(0);
});
