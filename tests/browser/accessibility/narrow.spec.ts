import { AUDITED_PAGES } from '../../../scripts/audit/audited-pages.mjs';
import { exists, openPage } from '../../../scripts/audit/open-page.mjs';
import { expect, test } from '../support/agency-site.ts';
import { misfits, spaceText } from '../support/misfits.ts';

test.use({ hasSavePrice: true });

/** Pages whose layout is that of another page in the list. */
const ALIKE = new Set(['home: cruises', 'home: no deals', 'about, disabled', 'about, failed', 'remote, not offered']);
const LOOKS = [
  { name: 'German', language: 'de' },
  { name: 'Arabic', language: 'ar' },
  { name: 'the pseudo-language', language: 'en', pseudo: true },
] as const;
const NARROW = 320;
/** A screen of 1280 × 800 at 200 %. */
const ZOOMED = { width: 640, height: 400 };

/** Pages tested in all three looks; the others are tested in one of them, in turn. */
const DENSE = new Set(['home: hotels', 'home: cars', 'home: an agent', 'details of a price', 'slide-out, signed in']);
const PAGES = AUDITED_PAGES.filter((page) => exists(page, NARROW) && !ALIKE.has(page.name));

for (const [index, audited] of PAGES.entries()) {
  for (const { name, ...look } of LOOKS.filter((_, turn) => DENSE.has(audited.name) || turn === index % LOOKS.length)) {
    test(`${audited.name} fits 320 px, spaced text and a zoom of 200 % in ${name}`, async ({ page, site }) => {
      await openPage(page, audited, { ...look, address: site.at('aurora'), width: NARROW });
      const fits = (what: string) => expect.poll(() => misfits(page), what).toEqual([]);
      await fits('at 320 px');
      const unspace = await spaceText(page);
      await fits('with spaced text');
      await unspace();
      await page.setViewportSize(ZOOMED);
      await fits('at 200 %');
    });
  }
}
