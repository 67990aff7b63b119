import { AUDITED_PAGES } from '../../scripts/audit/audited-pages.mjs';
import { AUDITED_BRANDS, AUDITED_WIDTHS, findBarriers } from '../../scripts/audit/find-barriers.mjs';
import { exists } from '../../scripts/audit/open-page.mjs';
import { LANGUAGES } from '../../src/domain/market/language.ts';
import { expect, test } from './support/agency-site.ts';

/*
 * A part of what `npm run audit` sees: each page once, in turn in each brand,
 * each width and each language.
 */
for (const [index, audited] of AUDITED_PAGES.entries()) {
  const widths = AUDITED_WIDTHS.filter((width) => exists(audited, width));
  const brand = AUDITED_BRANDS[index % AUDITED_BRANDS.length] ?? '';
  const language = LANGUAGES[(index * 2) % LANGUAGES.length] ?? 'en';
  const width = widths[Math.floor(index / AUDITED_BRANDS.length) % widths.length] ?? 0;

  test(`${audited.name}: no barrier that axe knows (${brand}, ${language}, ${width} px)`, async ({ page, site }) => {
    expect(await findBarriers(page, audited, { address: site.at(brand), language, width })).toEqual([]);
  });
}
