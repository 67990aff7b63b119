import { expect, test } from '../support/agency-site.ts';
import { dayAhead } from '../support/new-name.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** Separators between two parts that are visible at the edge of a line. */
const atAnEdge = (separators: readonly Element[]) =>
  separators.filter((separator) => {
    const part = separator.parentElement;
    const before = part?.previousElementSibling;
    const row = part?.parentElement;
    if (part === null || !before || !row) return true;
    const [own, line] = [separator.getBoundingClientRect(), row.getBoundingClientRect()];
    const isOneLine = before.getBoundingClientRect().top === part.getBoundingClientRect().top;
    const isClipped = getComputedStyle(row).overflowX === 'clip' && (own.right <= line.left || own.left >= line.right);
    return !isOneLine && !isClipped;
  }).length;

for (const language of ['en', 'fr', 'ar']) {
  test(`no line begins or ends with what separates two days, or two pages of a trail: ${language}`, async ({
    page,
    site,
  }) => {
    await page.goto(site.at('aurora', `/?search=cars&lng=${language}`));
    const main = page.getByRole('main');
    const separators = main.locator('bdi > span > span').filter({ hasText: '|' });
    // One of the search, one of the deals.
    await expect(separators).toHaveCount(2);
    expect(await separators.evaluateAll(atAnEdge)).toBe(0);
    await page.goto(
      site.at(
        'aurora',
        `/booknow/activities/search?place=Lisbon&latitude=38.7223&longitude=-9.1393&date=${dayAhead(12)}&lng=${language}`,
      ),
    );
    await main.getByRole('article').nth(1).getByRole('link').first().click();
    const chevrons = main.locator('nav li > svg');
    await expect(chevrons.first()).toBeAttached();
    expect(await chevrons.evaluateAll(atAnEdge)).toBe(0);
  });
}
