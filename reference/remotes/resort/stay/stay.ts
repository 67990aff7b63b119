import { type Money, parsePlainDate } from '@livery/remote';

/** The days and guests of a stay. */
export interface Stay {
  /** `2026-02-03`; the check-out is 1 to 30 nights later. */
  readonly checkIn: string;
  readonly checkOut: string;
  /** At least one adult, at most eight guests with the children. */
  readonly adults: number;
  readonly children: number;
}

/** @returns 0 for invalid days */
export function countNights({ checkIn, checkOut }: Pick<Stay, 'checkIn' | 'checkOut'>): number {
  const nights = (Date.parse(checkOut) - Date.parse(checkIn)) / 86_400_000;
  return Number.isFinite(nights) ? nights : 0;
}

export function countGuests({ adults, children }: Pick<Stay, 'adults' | 'children'>): number {
  return adults + children;
}

/** The price of all nights, computed from the price of one night without rounding errors. */
export function stayPrice(night: Money, nights: number): Money {
  return { ...night, amount: Math.round(night.amount * nights * 100) / 100 };
}

/**
 * The last day of free cancellation, if it is free until this many days before arrival: `2026-02-03`; the empty text if
 * it is never free, `null` if unknown.
 */
export function freeCancellationEnd(checkIn: string, days: number | null): string | null {
  const arrival = parsePlainDate(checkIn);
  if (days === null || arrival === null) return null;
  return days > 0 ? arrival.subtract({ days }).toString() : '';
}
