import type { Guests } from '../../../../src/application/remotes/remote-context.ts';
import type { SearchValues } from '../product/search-plan.ts';

/** Adults of 12 and over, children, infants under 2 (rules §3, guest data). */
export const GUEST_NAMES = ['adults', 'children', 'infants'] as const;

export const MOST_GUESTS = 9;

/** Guests as an address writes them. */
export function guestValues({ adults, children, infants }: Guests): SearchValues {
  return { adults: String(adults), children: String(children), infants: String(infants) };
}

/** Whether these may travel together: an adult at least, an infant for each at most, nine in all. */
export function mayTravel(values: SearchValues): boolean {
  const [adults = 0, children = 0, infants = 0] = GUEST_NAMES.map((name) => countOf(values[name]));
  return adults >= 1 && infants <= adults && adults + children + infants <= MOST_GUESTS;
}

/** Not a number for what is no count. */
function countOf(text: string | undefined): number {
  return text !== undefined && /^\d$/.test(text) ? Number(text) : Number.NaN;
}
