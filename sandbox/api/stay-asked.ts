import { isResortCurrency } from '../world/resort-answers.ts';
import type { StayAsked } from '../world/resort-stay.ts';
import { isDay } from './is-day.ts';
import { isText } from './reference/is-text.ts';

const MOST_NIGHTS = 30;
const MOST_GUESTS = 8;
const DAY_MS = 86_400_000;

/** Reads the stay that a hold is asked for, `null` where only the resort is named, or says which field is wrong. */
export function stayAsked(body: Readonly<Record<string, unknown>>): StayAsked | null | string {
  const { unit_id: unitId, check_in: checkIn, check_out: checkOut, adults, children = 0, currency = 'USD' } = body;
  if (unitId === undefined) return null;
  if (!isText(unitId)) return 'unit_id must be the id of a room.';
  if (!isDay(checkIn) || !isDay(checkOut)) return 'check_in and check_out must be days such as 2026-02-03.';
  const nights = (Date.parse(checkOut) - Date.parse(checkIn)) / DAY_MS;
  if (nights < 1 || nights > MOST_NIGHTS) return `check_out must be 1 to ${MOST_NIGHTS} nights after check_in.`;
  if (!isCount(adults, 1) || !isCount(children, 0) || adults + children > MOST_GUESTS) {
    return `adults and children must be whole numbers: 1 adult or more, ${MOST_GUESTS} people at most.`;
  }
  if (typeof currency !== 'string' || !isResortCurrency(currency))
    return 'currency must be one that there is a rate for.';
  return { unitId, checkIn, checkOut, adults, children, currency };
}

function isCount(value: unknown, least: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= least;
}
