import { expect, test } from '../support/agency-site.ts';

for (const language of ['en', 'ar'] as const) {
  test.describe(`from stop to stop (${language})`, () => {
    test('the home page is walked through: every stop is seen, outlined and not covered', async ({ page, site }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(site.at('aurora', `/?lng=${language}`));
      await expect(page.getByRole('tabpanel').getByRole('article')).toHaveCount(8);
      // The content below the deals loads when it is near. Later it would move the focused footer.
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await expect(page.locator('main a[href^="/blog/"]').first()).toBeVisible();
      await page.evaluate(() => scrollTo(0, 0));
      const places: string[] = [];
      for (let step = 0; step < 120; step += 1) {
        await page.keyboard.press('Tab');
        const place = await page.evaluate(() => {
          const stop = document.activeElement;
          // The products are a row below the header.
          return (stop?.closest('header, main, footer') ?? stop?.closest('nav'))?.tagName;
        });
        if (step > 0 && place === undefined) break;
        if (place !== undefined) places.push(place);
        await expect.poll(() => page.evaluate(whatIsWrong), `stop ${step}`).toEqual([]);
      }
      // Each part is entered once, in the order of the page.
      const parts = places.filter((place, index) => place !== places[index - 1]);
      expect(parts).toEqual(['HEADER', 'NAV', 'MAIN', 'FOOTER']);
      expect(places.length).toBeGreaterThan(25);
      // Moving the focus over the page changes nothing.
      await expect(page).toHaveURL(site.at('aurora', `/?lng=${language}`));
    });
  });
}

/** Reasons why the focused element or its outline can't be seen. */
function whatIsWrong(): string[] {
  const stop = document.activeElement;
  if (stop === null || stop === document.body) return [];
  const { left, top, width, height } = stop.getBoundingClientRect();
  const under = document.elementFromPoint(left + width / 2, top + height / 2);
  // The outline is on the card instead of its link.
  const outlines = [stop, stop.closest('article') ?? stop].map((at) => getComputedStyle(at));
  const seen = under !== null && (stop.contains(under) || under.contains(stop));
  const outlined = outlines.some(
    ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
  );
  const name = `${stop.tagName} ${stop.textContent.trim()}`;
  return [...(seen ? [] : [`covered: ${name}`]), ...(outlined ? [] : [`no outline: ${name}`])];
}
