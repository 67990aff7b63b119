/** What hot functions cost, in the cost of parsing 1 kB of JSON: about the same number on any machine. */

import { displayPrice } from '@livery/contract/market/display-price';
import about from '@livery/sandbox/world/content/about.json' with { type: 'json' };
import exchange from '@livery/sandbox/world/rates.json' with { type: 'json' };
import { SAMPLE_AGENCY } from '../../packages/remote/src/testing/sample-agency.ts';
import { priceRows } from '../../src/domain/deals/price-rows.ts';
import { currencySearch } from '../../src/domain/market/currency-search.ts';
import { decideLayout } from '../../src/domain/navigation/decide-layout.ts';
import { cleanContent } from '../../src/infrastructure/content/clean-content.ts';
import type { Report } from './report/report.mjs';
import { type Spread, spreadOf } from './report/statistics.mjs';

/** How long a function is repeated to be timed once, in milliseconds. */
const BATCH_MS = 4;

const hotel = { id: 1, name: 'Hotel by the sea', price: 99.5, stars: 4 };
const KILOBYTE = JSON.stringify(Array.from({ length: 17 }, () => hotel));
const BASELINE = 'JSON.parse of 1 kB';

const exchangeRates = new Map(Object.entries<number>(exchange.rates));
const deal = { discountPercentage: 12, publishedRate: 480, totalRate: 422.4, baseRate: 350, taxAndFee: 40 };
const page = { path: '/booknow/hotels/search', query: new URLSearchParams('tab=Hotels') };

const OPERATIONS: Readonly<Record<string, () => unknown>> = {
  [BASELINE]: () => JSON.parse(KILOBYTE),
  'rich text of 1 kB made safe': () => cleanContent(about.aurora.content),
  'rows of a price': () => priceRows(deal, { agentFigures: true }),
  'currency search': () => currencySearch('franc'),
  'layout of a page': () =>
    decideLayout({ ...page, agency: SAMPLE_AGENCY, policies: { hotelsFirst: false }, user: null, environment: 'prod' }),
  'price converted and formatted': () =>
    displayPrice(
      { amount: 422.4, currency: 'USD' },
      { currency: 'EUR', rates: exchangeRates, language: 'de', english: false },
    ),
};

/** What the functions returned last, so that no compiler leaves them out. */
export let lastResult: unknown;

/** Measures all in turn, so that whatever slows the machine down for a while slows down all of them. */
export async function measure({ rounds }: { readonly rounds: number }): Promise<Report> {
  const timed = Object.entries(OPERATIONS).map(([name, run]) => ({
    name,
    run,
    calls: callsInABatch(run),
    times: Array.of<number>(),
  }));
  for (let round = 0; round < rounds; round++) {
    for (const { run, calls, times } of timed) times.push(timeOf(run, calls) / calls);
    await new Promise((resolve) => setImmediate(resolve));
  }

  const [baseline, ...operations] = timed;
  const ratios = operations.map(({ name, times }) => ({
    name,
    ratio: spreadOf(times.map((time, round) => time / (baseline?.times[round] ?? Number.NaN))),
  }));
  const microseconds = (times: readonly number[]): Spread => spreadOf(times.map((time) => time * 1000));
  return {
    figures: ratios.map(({ name, ratio }) => ({ name: `${name} / ${BASELINE}`, value: ratio.median })),
    tables: [
      {
        title: 'Median (quartiles)',
        columns: ['operation', `times ${BASELINE}`, 'microseconds'],
        rows: timed.map(({ name, times }) => [
          name,
          ratios.find((one) => one.name === name)?.ratio ?? 1,
          microseconds(times),
        ]),
      },
    ],
    notes: [],
  };
}

/** Also warms the function up. */
function callsInABatch(run: () => unknown): number {
  let calls = 1;
  while (timeOf(run, calls) < BATCH_MS) calls *= 2;
  return calls;
}

/** In milliseconds. */
function timeOf(run: () => unknown, calls: number): number {
  const start = performance.now();
  for (let call = 0; call < calls; call++) lastResult = run();
  return performance.now() - start;
}
