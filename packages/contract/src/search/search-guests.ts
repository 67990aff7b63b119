import type { Guests } from '../trip/guests.ts';
import type { SearchValues } from './search-plan.ts';

/** The names of the guests in the address: adults of 12 and over, children, infants under 2 (rules §3, guest data). */
export const GUEST_FIELDS = ['adults', 'children', 'infants'] as const;

/** @rule 9.14 */
export const MAX_GUESTS = 9;

/** Guests in the form of the address. */
export function guestValues({ adults, children, infants }: Guests): SearchValues {
  return { adults: String(adults), children: String(children), infants: String(infants) };
}

/** Whether these guests may travel together: at least one adult, at most one infant for each adult, nine in total. */
export function isValidParty(values: SearchValues): boolean {
  const counts = GUEST_FIELDS.map((name) => (/^\d$/.test(values[name] ?? '') ? Number(values[name]) : Number.NaN));
  const [adults = 0, children = 0, infants = 0] = counts;
  return adults >= 1 && infants <= adults && adults + children + infants <= MAX_GUESTS;
}
