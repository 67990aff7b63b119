import { hashOf } from '../seeded-random.ts';
import type { ProductName } from './offer.ts';

/** All that is needed to find an offer again. */
export interface OfferKey {
  readonly product: ProductName;
  /** The search that finds it, in the order of the product's fields; each value of letters, digits and `.:-`. */
  readonly values: readonly string[];
  /** Which of the offers found it is. */
  readonly key: string;
}

const PRODUCTS: readonly ProductName[] = ['hotel', 'car', 'activity', 'flight', 'cruise'];
const LONGEST = 400;
const SEAL = 14;

/** An id that says where its offer is found, in letters that may stand in a path, sealed against change. */
export function writeOfferId(seed: number, { product, values, key }: OfferKey): string {
  const told = btoa([product, ...values, key].join('~'))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
  return seal(seed, told) + told;
}

/** What an id says, or null for one that this world never wrote. */
export function readOfferId(seed: number, id: string): OfferKey | null {
  if (id.length > LONGEST || !/^[\w-]+$/.test(id)) return null;
  const told = id.slice(SEAL);
  if (told === '' || seal(seed, told) !== id.slice(0, SEAL)) return null;
  const [product, ...values] = decoded(told).split('~');
  const key = values.pop();
  const known = PRODUCTS.find((name) => name === product);
  return known === undefined || key === undefined ? null : { product: known, values, key };
}

/** Two fingerprints of seven letters each. It keeps out mistakes and tinkering; there is nothing to steal behind it. */
function seal(seed: number, told: string): string {
  return [`${seed}/${told}`, `${told}/${seed}`]
    .map((text) =>
      hashOf(text)
        .toString(36)
        .padStart(SEAL / 2, '0'),
    )
    .join('');
}

function decoded(told: string): string {
  try {
    return atob(told.replaceAll('-', '+').replaceAll('_', '/'));
  } catch {
    return '';
  }
}
