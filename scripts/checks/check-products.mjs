/**
 * Checks that products are listed in their tables and nowhere else: a file that names two of them, as texts or as keys,
 * is one more list to which a new product would have to be added. Files about one product are not checked, nor are
 * comments, stories and texts.
 *
 * Usage: node scripts/checks/check-products.mjs [root]
 */
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { listFiles } from '../machine/list-files.mjs';

const TABLE = 'packages/contract/src/agency/products.ts';
const PLACES = ['src', 'packages/contract/src', 'reference'];

/** The tables, with entries for all products concerned, and types of product-specific data: docs/add-a-product.md. */
const TABLES = new Set([
  TABLE,
  'src/domain/deals/deal-products.ts',
  'src/domain/deals/searched-time.ts',
  'packages/contract/src/search/search-plans.ts',
  'src/domain/search/named-place.ts',
  'src/infrastructure/deals/http-deal-source.ts',
  'src/infrastructure/module/port-values.ts',
  'src/infrastructure/trip/http-place-source.ts',
  'src/ui/deals/tab-views.tsx',
  'src/ui/deals/promo/promo-scenes.tsx',
  'src/ui/search/services.ts',
  'src/ui/search/use-search-words.ts',
  'src/cli/deals/deal-kind.ts',
  'src/edge/head/offered-products.ts',
  'reference/remotes/main-app/booking/product/product.ts',
  'reference/remotes/main-app/booking/product/product-search.ts',
  'reference/remotes/main-app/booking/product/product-view.ts',
  'reference/remotes/main-app/booking/results/product-results.ts',
  'reference/remotes/main-app/booking/confirmation/booking-events.ts',
  'reference/remotes/main-app/booking/offer/offer.ts',
  'reference/sandbox/world/products/products.ts',
  'reference/sandbox/world/offers/offer.ts',
  'reference/sandbox/world/offers/markups.ts',
  'reference/sandbox/world/office/settings.ts',
]);

/** Files that name some products because a rule or an example is about those. A new product wouldn't change them. */
const ABOUT_SOME = new Map([
  ['packages/contract/src/trip/guests.ts', 'the products that groups book, whose guests the contract has defaults for'],
  ['packages/contract/src/search/search-plan.ts', 'the same, for their searches'],
  ['packages/contract/src/remotes/remote-context.ts', 'the same, in the contract'],
  ['src/ui/search/search-place.tsx', 'the products whose forms have not three fields, as the others have'],
  ['packages/remote/src/testing/fake-context.ts', 'the same, for tests of remotes'],
  ['packages/remote/src/testing/sample-agency.ts', 'an example of an agency'],
  ['reference/remotes/destination-details/destination-page.tsx', 'a destination leads to its hotels and activities'],
  ['reference/remotes/kit/booking/related-links.tsx', 'an icon for each of these'],
  ['reference/remotes/kit/booking/related-searches.ts', 'what a trip needs besides: a stay, a car, activities'],
  [
    'reference/remotes/main-app/booking/details/offer-map.tsx',
    'the products whose offers have a place to show on a map',
  ],
  [
    'reference/remotes/main-app/account/proposals/proposed-facts.tsx',
    'a resort is no offer of the main app, and the lines of a hotel leave out where it is',
  ],
  [
    'reference/sandbox/world/office/agency-with-settings.ts',
    'the products that agencies can refuse to book for the same day',
  ],
  ['reference/sandbox/world/offers/offer-id.ts', 'the ids that some deals share with their offers'],
  ['packages/contract/src/wire/place-wire.ts', 'kinds of places, which have names in common with products'],
]);

const root = resolve(process.argv[2] ?? '.');
const productTable = existsSync(join(root, TABLE)) ? readFileSync(join(root, TABLE), 'utf8') : '';
const products = [...productTable.matchAll(/\bservice: '(\w+)',\s+name: '(\w+)'/g)].map(
  ([, service = '', name = '']) => ({
    name,
    // A text, or a key at the start of a line or of an object.
    word: new RegExp(`'(?:${service}|${name})'|(?:^|[{,])\\s*(?:${service}|${name})(?=[:,]| })`, 'm'),
  }),
);

const findings = listFiles(root, PLACES)
  .filter(
    (file) =>
      /\.tsx?$/.test(file) && !/\.stories\.tsx$|\/tests\//.test(file) && !TABLES.has(file) && !ABOUT_SOME.has(file),
  )
  .flatMap((file) => {
    const code = withoutComments(readFileSync(join(root, file), 'utf8'));
    const names = products.filter(({ word }) => word.test(code)).map(({ name }) => name);
    return names.length < 2 ? [] : [`${file} lists products: ${names.join(', ')}. Take what differs from a table.`];
  });
if (products.length === 0) findings.push(`${TABLE} has no product.`);
for (const finding of findings) console.error(finding);
if (findings.length === 0) console.log(`${products.length} products are listed in their tables only.`);
process.exitCode = findings.length > 0 ? 1 : 0;

/** @type {(code: string) => string} */
function withoutComments(code) {
  return code.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
}
