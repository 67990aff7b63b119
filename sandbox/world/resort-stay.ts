import { resortRooms } from './resort-answers.ts';

/** What somebody asks a resort to keep for them. */
export interface StayAsked {
  readonly unitId: string;
  /** `2026-02-03`; the check-out is later. */
  readonly checkIn: string;
  readonly checkOut: string;
  readonly adults: number;
  readonly children: number;
  readonly currency: string;
}

/** A unit of a resort for some nights, at the price of the moment it was asked for. */
export interface ResortStay extends StayAsked {
  readonly unit: string;
  /** For all nights, all included. */
  readonly total: number;
}

const DAY_MS = 86_400_000;

/**
 * The stay that was asked for, or why it can't be had.
 *
 * @param taken how many of the unit others hold, or have booked
 */
export function resortStay(
  resortId: string,
  asked: StayAsked,
  { seed, taken }: { readonly seed: number; readonly taken: number },
): ResortStay | 'no-unit' | 'sold-out' | 'too-small' {
  const { unitId, checkIn, checkOut, adults, children, currency } = asked;
  const unit = resortRooms(resortId, checkIn, currency, seed)?.find(({ id }) => id === unitId);
  if (unit === undefined) return 'no-unit';
  if (unit.left <= taken) return 'sold-out';
  if (unit.sleeps < adults + children) return 'too-small';
  const nights = (Date.parse(checkOut) - Date.parse(checkIn)) / DAY_MS;
  return { ...asked, unit: unit.name, total: Math.round(unit.price * nights * 100) / 100 };
}
