import { MOST_GUESTS, type Stay } from './stay.ts';
import { stayProblems } from './stay-problems.ts';

/** What one looks at resorts for, until somebody says otherwise: three nights from tomorrow, two adults. */
const NIGHTS = 3;

/**
 * The stay that an address tells; where it tells none that can be booked (any more), one that can.
 *
 * @param read the empty text for what the address doesn't tell
 */
export function stayIn(read: (name: string) => string, today: Temporal.PlainDate): Stay {
  const told = { checkIn: read('checkIn'), checkOut: read('checkOut') };
  const tomorrow = today.add({ days: 1 });
  const days =
    Object.keys(stayProblems(told, today)).length === 0
      ? told
      : { checkIn: tomorrow.toString(), checkOut: tomorrow.add({ days: NIGHTS }).toString() };
  const adults = countIn(read('adults'), 1, MOST_GUESTS) ?? 2;
  return { ...days, adults, children: countIn(read('children'), 0, MOST_GUESTS - adults) ?? 0 };
}

function countIn(text: string, least: number, most: number): number | null {
  const count = /^\d$/.test(text) ? Number(text) : -1;
  return count >= least && count <= most ? count : null;
}
