import type { Party } from '../../world/reference/offer.ts';
import { countIn } from './count-in.ts';
import type { Query } from './product.ts';

const MOST = 9;

/** Who travels by air or by sea: an adult unless told; or what is wrong with it in one sentence. */
export function partyIn(query: Query): Party | string {
  const adults = countIn(query['adults'] ?? '1', 1, MOST);
  if (adults === null) return `adults must be a whole number from 1 to ${MOST}.`;
  const children = countIn(query['children'] ?? '0', 0, MOST - 1);
  if (children === null) return `children must be a whole number from 0 to ${MOST - 1}.`;
  const infants = countIn(query['infants'] ?? '0', 0, adults);
  if (infants === null) return 'infants must be a whole number, at most one for each adult.';
  return { adults, children, infants };
}
