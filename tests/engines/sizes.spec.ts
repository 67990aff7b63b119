import { expect } from '@playwright/test';
import { dayAhead } from '../browser/support/new-name.ts';
import { boxDifferences, readBoxes, WHAT_IS_READ } from './support/boxes.ts';
import { evaluate } from './support/engine-window.ts';
import { test } from './support/journey.ts';
import type { Visitor } from './support/visitor.ts';

const SEARCH = `/booknow/hotels/search?place=Lisbon&lat=38.7223&long=-9.1393&checkIn=${dayAhead(20)}&checkOut=${dayAhead(22)}`;
/** The allowed difference in pixels. */
const TOLERANCE_PX = 8;
const SIZES = [
  [1440, 900],
  [390, 844],
] as const;

/** Steps to each page, until its content is shown. */
const PAGES: Readonly<Record<string, (visitor: Visitor, isPhone: boolean) => Promise<void>>> = {
  'the home page': homePage('aurora'),
  'the home page of a pale brand': homePage('marigold'),
  'the home page of a dark brand': homePage('noir'),
  'the home page in Arabic': homePage('aurora', '/?lng=ar'),
  'the list of languages': openPicker('Language', 'العربية'),
  'the list of currencies': openPicker('Currency', 'Australia'),
  'the results of a search': (visitor) => showPart(visitor, SEARCH, 'main article'),
  'the results of a search in Arabic': (visitor) => showPart(visitor, `${SEARCH}&lng=ar`, 'main article'),
  async 'the details of a hotel'(visitor) {
    await showPart(visitor, SEARCH, 'main article');
    await visitor.click('main article h2 a');
    await visitor.sees({ role: 'link', name: '^Select' });
  },
  async 'the checkout'(visitor) {
    await showPart(visitor, SEARCH, 'main article');
    await visitor.click('main article h2 a');
    await visitor.click({ role: 'link', name: '^Select' });
    await visitor.sees({ label: '^Card number' });
  },
  async 'the side navigation'(visitor) {
    await visitor.open('aurora', '/dashboard', 'agent');
    await visitor.click({ role: 'button', name: '^Side menu' });
    await visitor.sees('[data-sidebar="expanded"] a');
  },
  'the dialog of an inactive agency': async (visitor) => {
    await visitor.open('dormant', '/');
    await visitor.sees({ role: 'alertdialog' });
  },
};

for (const [name, go] of Object.entries(PAGES)) {
  for (const [width, height] of SIZES) {
    test(`${name} is laid out as in Chromium, ${width} px wide`, async ({ visitor, inChromium }) => {
      for (const person of [visitor, inChromium]) {
        await person.window.resize(width, height);
        await go(person, width < 960);
      }
      await expect(async () => {
        const [these, those] = [await boxesOf(visitor), await boxesOf(inChromium)];
        expect(boxDifferences(these, those, TOLERANCE_PX)).toEqual([]);
      }).toPass({ timeout: 20_000 });
    });
  }
}

const boxesOf = ({ window }: Visitor) => evaluate(window, readBoxes, ...WHAT_IS_READ);

async function showPart(visitor: Visitor, path: string, part: string, host = 'aurora'): Promise<void> {
  await visitor.open(host, path);
  await visitor.sees(part);
}

function homePage(host: string, path = '/') {
  return async (visitor: Visitor) => {
    await showPart(visitor, path, 'main article', host);
    await visitor.sees('footer li');
  };
}

function openPicker(picker: string, option: string) {
  return async (visitor: Visitor, isPhone: boolean) => {
    await showPart(visitor, '/', 'main article');
    if (isPhone) await visitor.click({ role: 'button', name: '^Open the menu' });
    await visitor.click({ role: 'button', name: `^${picker}` });
    await visitor.sees({ role: 'option', name: option });
  };
}
