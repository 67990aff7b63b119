import { AUDITED_PAGES } from '../../scripts/audit/audited-pages.mjs';
import { AUDITED_BRANDS, AUDITED_WIDTHS, findBarriers } from '../../scripts/audit/find-barriers.mjs';
import { exists } from '../../scripts/audit/open-page.mjs';
import { LANGUAGES } from '../../src/domain/market/language.ts';
import { expect, test } from './support/agency-site.ts';

/*
 * A part of what `npm run audit` sees: each page in each brand and width, each
 * language in each brand and width, and each page in three languages.
 */
for (const [index, audited] of AUDITED_PAGES.entries()) {
  const widths = AUDITED_WIDTHS.filter((width) => exists(audited, width));

  test(`${audited.name}: no barrier that axe knows`, async ({ browser, site }) => {
    for (const [turn, brand] of AUDITED_BRANDS.entries()) {
      const language = LANGUAGES[(index + turn * 3) % LANGUAGES.length] ?? 'en';
      const width = widths[(index + turn) % widths.length] ?? 0;
      const context = await browser.newContext();
      const look = { address: site.at(brand), language, width };
      const barriers = await findBarriers(await context.newPage(), audited, look);
      expect(barriers, `${language}, ${width}, ${brand}`).toEqual([]);
      await context.close();
    }
  });
}
