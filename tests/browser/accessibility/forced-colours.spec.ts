import { AUDITED_PAGES } from '../../../scripts/audit/audited-pages.mjs';
import { openPage } from '../../../scripts/audit/open-page.mjs';
import { waitForAnimations } from '../../../scripts/audit/page-actions.mjs';
import { REMOTE_PAGES } from '../../../scripts/audit/remote-pages.mjs';
import { expect, test } from '../support/agency-site.ts';
import { lookAround, lookAtFocus } from '../support/forced-colours.ts';

const PHONE = 390;
const DESKTOP = 1280;
/** How many stops of the Tab key are checked. */
const STOPS = 25;

/** Dense pages from the audit's lists, with the width to test, and whether something is selected on them. */
const PAGES = [
  ['home: an agent', DESKTOP, true],
  ['home: hotels', PHONE, true],
  ['home: deals on their way', DESKTOP, true],
  ['currency picker', DESKTOP, true],
  ['side navigation', DESKTOP, true],
  ['slide-out, signed in', PHONE, false],
  ['log in: errors', PHONE, false],
  ['hotels: results', DESKTOP, true],
  ['hotels: checkout, errors', PHONE, false],
  ['resorts: details', DESKTOP, true],
  ['agent: many clients', DESKTOP, true],
  ['blog', DESKTOP, true],
] as const;

for (const [name, width, hasChosen] of PAGES) {
  test(`${name}: shapes, states, icons and the focus are seen in forced colours`, async ({ page, site }) => {
    await openPage(page, pageNamed(name), { address: site.at('aurora'), language: 'en', width });
    // Whatever is under the pointer looks different.
    await page.mouse.move(-1, -1);
    await waitForAnimations(page);
    await page.evaluate(lookAround, { remember: true });

    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ forcedColors: 'active', colorScheme });
      await waitForAnimations(page);
      const look = async () => {
        const { looked, ...wrong } = await page.evaluate(lookAround, { remember: false });
        const { shapes, icons, chosen } = looked;
        return { ...wrong, hasShapes: shapes > 2, hasIcons: icons > 0, hasChosen: chosen > 0 };
      };
      const right = { shapeless: [], alike: [], faint: [], hasShapes: true, hasIcons: true, hasChosen };
      await expect.poll(look, colorScheme).toEqual(right);
    }

    for (let stop = 0; stop < STOPS; stop += 1) {
      await page.keyboard.press('Tab');
      await expect.poll(() => page.evaluate(lookAtFocus), `stop ${stop}`).toBe('outlined');
    }
  });
}

test('what the browser draws follows its forced colours', async ({ page, site }) => {
  await page.goto(site.at('aurora', '/errors'));
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
  await page.emulateMedia({ forcedColors: 'active' });
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light dark');
});

function pageNamed(name: string) {
  const found = [...AUDITED_PAGES, ...REMOTE_PAGES].find((page) => page.name === name);
  if (found === undefined) throw new Error(`The audit has no page ${name}.`);
  return found;
}
