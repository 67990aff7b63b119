import { readFileSync } from 'node:fs';
import { expect, signInAs, test } from '../support/agency-site.ts';
import { PAGES } from '../support/tour-pages.ts';
import { RULES } from '../support/tour-rules.ts';

/** A row of docs/tour.md: what there is to see, and the addresses that lead to it. */
interface Stop {
  readonly what: string;
  readonly links: readonly string[];
}

const [, TABLE = ''] = readFileSync('docs/tour.md', 'utf8').split('## Where to see what');
const STOPS: readonly Stop[] = TABLE.split('\n## ')[0]
  ?.split('\n')
  .map((line) => line.split(' | '))
  .filter(([first = '']) => first.startsWith('| ') && !first.startsWith('| what '))
  .map(([what = '', where = '']) => ({
    what: what.slice(2),
    links: [...where.matchAll(/\]\((http:[^)]+)\)/g)].map(([, link = '']) => link),
  })) as readonly Stop[];

const PROMISES = { ...PAGES, ...RULES };

/** Followed by their own test, which this tour would only repeat: that of the file named. */
const NO_ACTIVITY: Readonly<Record<string, string>> = {
  'Four skeleton cards': '../home/deals.spec.ts',
  'Save-price popup': '../home/save-price.spec.ts',
  '`currency` becomes': '../home/pickers.spec.ts',
  'Full-screen spinner': '../failures/failures.spec.ts',
  '401: to': '../failures/unauthorised.spec.ts',
  'Logout: to': '../pages/guards.spec.ts',
  'No same-day': '../../cli/commands/date-lines.test.ts',
  "A resort's hold": '../../cli/commands/resort.test.ts',
};

for (const { what, links } of STOPS) {
  const name = Object.keys(PROMISES).find((beginning) => what.startsWith(beginning));
  if (name === undefined) continue;
  test(`docs/tour.md leads to: ${what}`, async ({ page, site }) => {
    await PROMISES[name]?.({
      page,
      async open(number) {
        const link = new URL(links[number] ?? '');
        await page.goto(site.at(link.hostname.replace(/\.localhost$/, ''), link.pathname + link.search));
      },
      async enter(agency, person) {
        await signInAs(page, site.at(agency), person);
        await page.goto(site.at(agency));
      },
    });
  });
}

test('every row of docs/tour.md is followed', () => {
  const known = [...Object.keys(PROMISES), ...Object.keys(NO_ACTIVITY)];
  const beginningOf = (what: string) => known.find((beginning) => what.startsWith(beginning));
  expect(STOPS.map(({ what }) => beginningOf(what) ?? what)).toHaveLength(known.length);
  expect(new Set(STOPS.map(({ what }) => beginningOf(what) ?? `not followed: ${what}`))).toEqual(new Set(known));
});
