import { expect, test } from '../support/agency-site.ts';
import { barriersIn } from '../support/barriers-in.ts';
import { panelOf, resultOf } from '../support/why-panel.ts';

for (const width of [320, 390]) {
  test(`at ${width} px its title is one line, and all its tabs are seen`, async ({ page, site, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site.at('aurora', '') });
    await page.setViewportSize({ width, height: 844 });
    await page.goto(site.at('aurora', '/about?why'));
    const heading = panelOf(page).getByRole('heading', { name: 'Why is it so?' });
    const before = await heading.boundingBox();
    await panelOf(page).getByRole('button', { name: 'Copy as a recording' }).click();
    await expect(panelOf(page).getByText('Copied.')).toBeVisible();
    const after = await heading.boundingBox();
    expect(after?.height).toBe(before?.height);
    expect(after?.height).toBeLessThan(32);
    for (const tab of await panelOf(page).getByRole('tab').all()) {
      const { x = -1, width: own = width } = (await tab.boundingBox()) ?? {};
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + own).toBeLessThanOrEqual(width);
    }
  });
}

test('the keyboard reaches it before the page', async ({ page, site }) => {
  await page.goto(site.at('aurora', '/?why'));
  await expect(resultOf(page, 'may sell')).toContainText('true');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Why is it so?' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(panelOf(page).getByRole('button', { name: 'Copy as a recording' })).toBeFocused();
});

for (const [width, query] of [
  [390, '?why'],
  [1440, '?why&lng=ar'],
] as const) {
  test(`by keyboard, at ${width} px, without barriers: ${query}`, async ({ page, site }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(site.at('aurora', `/${query}`));
    await expect(resultOf(page, 'may sell')).toContainText('true');
    expect(await barriersIn(page, 'aside[data-open]')).toEqual([]);
    await panelOf(page).getByRole('tab', { name: 'Decisions' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(panelOf(page).getByRole('tab', { name: 'What if', selected: true })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(panelOf(page).getByLabel('Role')).toBeFocused();
    await page.keyboard.press('o');
    await expect(panelOf(page).getByLabel('Role')).toHaveValue('owner');
    expect(await barriersIn(page, 'aside[data-open]')).toEqual([]);
    await expect(panelOf(page)).toHaveCSS('direction', 'ltr');
    const [inner, outer] = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);
    expect(inner).toBeLessThanOrEqual(outer ?? 0);
    await panelOf(page).getByRole('button', { name: 'Close' }).focus();
    await page.keyboard.press('Enter');
    await expect(panelOf(page)).toHaveCount(0);
  });
}
