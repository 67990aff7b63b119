import { agencyTheme } from '@livery/contract/agency/theme';
import { LANGUAGES } from '@livery/contract/market/language';
import { AGENCY_TABLE } from '@livery/sandbox/world/agencies/agency-table';
import type { Page } from '@playwright/test';
import { AUDITED_PAGES } from '../../../../scripts/audit/audited-pages.mjs';
import { AUDITED_BRANDS, AUDITED_WIDTHS, askAxe } from '../../../../scripts/audit/find-violations.mjs';
import { exists, htmlLanguageTag, isOffered, openPage } from '../../../../scripts/audit/open-page.mjs';
import { chooseLanguage } from '../../../../scripts/audit/page-actions.mjs';
import { REMOTE_PAGES } from '../../../../scripts/audit/remote-pages.mjs';
import { applyTheme } from '../../../../src/ui/theme/apply-theme.ts';
import { brandOf, expect, test } from '../../../../tests/browser/support/agency-site.ts';

test.use({ hasSavePrice: true });

/*
 * Part of what `npm run audit` checks. Opening a page takes four times as long as running axe on it, so each page is
 * opened once, in one brand, width and language in turn, and then changed in place.
 *
 * A page of the shell is checked three times: as opened; in the other width, a second language and the second brand's
 * colours; and in the first width again, with a third language and the third brand's colours. So these pairs are
 * covered completely: page × width, page × colours of a brand, language × width, language × colours of a brand. Page ×
 * language covers three of all languages if the page has a picker that offers them (noir's offers few) and its content
 * stays when the language changes, else one; the other features of a brand (logo, consent, hidden prices) are checked
 * on every third page.
 *
 * The pages of remotes that differ most are checked in both widths, in one brand and one language; the full audit
 * checks the others.
 */

/** Closed once a language has been chosen. */
const FLEETING_NAMES = new Set(['details of a price', 'a toast', 'language picker', 'currency picker', 'profile menu']);

/** Also audited in the fast lane. */
const CORE_PAGES = new Set(['home: hotels', 'log in: errors']);
const coreTagFor = ({ name }: { readonly name: string }) => ({ tag: CORE_PAGES.has(name) ? ['@core'] : [] });

/** The remotes' pages that differ most: together they show every part of the remotes' kit. */
const TELLING_PAGES = [
  ...['log in: errors', 'traveller: trip', 'agent: command center', 'agent: prices', 'agent: many clients'],
  ...['agent: new proposal, errors', 'owner: applications', 'hotels: results', 'hotels: checkout, errors'],
  ...['agent: offers of a proposal', 'agent: list of clients', 'agent: checkout on credit', 'owner: website'],
  ...['cars: results', 'flights: results', 'resorts: details', 'resorts: checkout, errors', 'blog', 'destination'],
];

for (const [index, auditedPage] of AUDITED_PAGES.entries()) {
  const [brand, ...otherBrands] = inTurn(AUDITED_BRANDS, index);
  const widths = inTurn(
    AUDITED_WIDTHS.filter((width) => exists(auditedPage, width)),
    Math.floor(index / AUDITED_BRANDS.length),
  );
  const language = inTurn(LANGUAGES, index * 2)[0];

  test(
    `${auditedPage.name}: no barrier that axe knows (${brand}, ${language}, ${widths[0]} px)`,
    coreTagFor(auditedPage),
    async ({ page, site }) => {
      await openPage(page, auditedPage, { address: site.at(brand), language, width: widths[0] });
      expect(await askAxe(page, auditedPage)).toEqual([]);
      for (const [turn, other] of otherBrands.entries()) {
        const width = inTurn(widths, turn + 1)[0];
        const spoken = htmlLanguageTag(inTurn(LANGUAGES, index * 2 + (turn + 1) * 3)[0]);
        await resize(page, width);
        const hasSpoken = !FLEETING_NAMES.has(auditedPage.name) && (await chooseLanguage(page, spoken));
        const colour = await themeTones(page, other);
        expect(await askAxe(page, auditedPage), `${other}, ${hasSpoken ? spoken : language}, ${width} px`).toEqual([]);
        expect(await brandOf(page)).toBe(colour);
      }
    },
  );
}

const seenPages = TELLING_PAGES.map((name) => {
  const page = REMOTE_PAGES.find((remotePage) => remotePage.name === name);
  if (page === undefined) throw new Error(`There is no page ${name}.`);
  return page;
});
for (const [index, auditedPage] of seenPages.entries()) {
  const [brand] = inTurn(
    AUDITED_BRANDS.filter((auditedBrand) => isOffered(auditedPage, auditedBrand)),
    index,
  );
  const [language] = inTurn(LANGUAGES, Math.floor(index / AUDITED_BRANDS.length));
  const [firstWidth, secondWidth] = inTurn(AUDITED_WIDTHS, index);

  test(
    `${auditedPage.name}: no barrier that axe knows (${brand}, ${language})`,
    coreTagFor(auditedPage),
    async ({ page, site }) => {
      await openPage(page, auditedPage, { address: site.at(brand), language, width: firstWidth });
      expect(await askAxe(page, auditedPage), `${firstWidth} px`).toEqual([]);
      await resize(page, secondWidth ?? firstWidth);
      expect(await askAxe(page, auditedPage), `${secondWidth} px`).toEqual([]);
    },
  );
}

/** A list, rotated by n. */
function inTurn<T>(list: readonly T[], n: number): [T, ...T[]] {
  const position = n % list.length;
  const [first, ...otherItems] = [...list.slice(position), ...list.slice(0, position)];
  if (first === undefined) throw new Error('There is nothing to take in turn.');
  return [first, ...otherItems];
}

async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: page.viewportSize()?.height ?? 0 });
}

/** Shows the page in the colours of another brand, and returns the colour from which they are derived. */
async function themeTones(page: Page, brand: string): Promise<string> {
  const theme = agencyTheme(String(AGENCY_TABLE.get(brand)?.agency['primaryColor']));
  const tones: [string, string][] = [];
  applyTheme(theme, { setProperty: (name, tone) => tones.push([name, tone ?? '']) });
  await page.evaluate((painted) => {
    for (const [name, tone] of painted) document.documentElement.style.setProperty(name, tone);
  }, tones);
  return theme.primary;
}
