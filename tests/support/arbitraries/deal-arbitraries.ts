import fc from 'fast-check';
import type { DealTab } from '../../../src/domain/deals/deal-tab.ts';
import type { DealRates } from '../../../src/domain/deals/price-rows.ts';

/** A valid price: 0.00 to 10 000.00. */
export const anyPrice: fc.Arbitrary<number> = fc.integer({ min: 0, max: 1_000_000 }).map((cents) => cents / 100);

/** A figure as any back end might write it, including odd numbers of every kind. */
export const anyFigure: fc.Arbitrary<number | null> = fc.oneof(
  { weight: 4, arbitrary: anyPrice },
  { weight: 1, arbitrary: fc.double() },
  { weight: 1, arbitrary: fc.constantFrom(null, -0, 0, Number.NaN, Infinity, -Infinity, 1e308, -1e308, 5e-324) },
);

export const anyRates: fc.Arbitrary<DealRates> = fc.record({
  discountPercentage: anyFigure,
  publishedRate: anyFigure,
  totalRate: anyFigure,
  baseRate: anyFigure,
  taxAndFee: anyFigure,
});

/** Some of the five tabs in any order, each at most once. */
export const anyTabs: fc.Arbitrary<readonly DealTab[]> = fc.shuffledSubarray<DealTab>([
  'hotels',
  'cars',
  'activities',
  'flights',
  'cruises',
]);

/** Values of `?tab`: names of tabs, of other things, of properties of objects, or any text. */
export const anyWantedTab: fc.Arbitrary<string | undefined> = fc.oneof(
  fc.constantFrom('Hotels', 'car rentals', 'CARS', 'Activities', 'Air Travel', 'flights', 'Cruise', 'Resorts', ''),
  fc.constantFrom(undefined, '__proto__', 'constructor', 'toString', 'hasOwnProperty', '0', 'length'),
  fc.string({ unit: 'binary' }),
);

/** A link to a page of this site, with its parts. */
export const anyDealPath: fc.Arbitrary<{ path: string; query: readonly string[]; hash: string }> = fc.record({
  path: fc
    .array(fc.stringMatching(/^[a-z0-9-]{1,8}$/), { minLength: 1, maxLength: 4 })
    .map((parts) => `/booknow/${parts.join('/')}`),
  query: fc.array(
    fc.oneof(
      fc.stringMatching(/^[a-z]{1,6}=[a-zA-Z0-9.,:]{0,6}$/),
      fc.constantFrom(
        ...'isFromDeal=false isFromDeal=true isFromDeal isFrom%44eal=0 q=a%20b q=a+b isfromdeal=1'.split(' '),
      ),
    ),
    { maxLength: 5 },
  ),
  hash: fc.constantFrom('', '#rooms', '#a?b', '#isFromDeal=false', '#'),
});
