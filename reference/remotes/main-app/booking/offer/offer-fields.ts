import { parsePlainDate, type WireRecord } from '@livery/remote';
import type { OfferPoint } from './offer.ts';

/** A whole number of zero or more; `null` for anything else. */
export function parseWholeNumber(wire: WireRecord, name: string): number | null {
  const value = wire.figure(name);
  return value !== null && Number.isInteger(value) && value >= 0 ? value : null;
}

/** A rating out of five; `null` for an invalid value, which isn't shown. */
export function parseRating(wire: WireRecord): number | null {
  const rating = wire.figure('rating');
  return rating !== null && rating >= 0 && rating <= 5 ? rating : null;
}

/** Pieces for each traveller; `null` if they are unknown. */
export function parseBags(wire: WireRecord) {
  const bags = wire.record('bags');
  return { cabinBags: parseWholeNumber(bags, 'cabin'), checkedBags: parseWholeNumber(bags, 'checked') };
}

/** `2026-02-03`, without any time after it; the empty text for an invalid day. */
export function parseDay(wire: WireRecord, name: string): string {
  return parsePlainDate(wire.text(name).slice(0, 10))?.toString() ?? '';
}

/**
 * The last day of free cancellation: `2026-02-03`; the empty text if the platform says with `null` that it isn't free;
 * `null` if the field is missing or not a day.
 */
export function parseFreeUntil(wire: WireRecord): string | null {
  const name = 'freeCancellationUntil';
  return parseDay(wire, name) || (wire.has(name) && wire.isMissing(name) ? '' : null);
}

/** `2026-02-03T11:00:00` in local time, without a time zone; the empty text for an invalid time. */
export function parseLocalTime(wire: WireRecord, name: string): string {
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?/.exec(wire.text(name))?.[0] ?? '';
}

/** `09:00`, from a time with or without a day; the empty text for an invalid time. */
export function parseClockTime(wire: WireRecord, name: string): string {
  return /(?:^|T)([01]\d|2[0-3]):[0-5]\d/.exec(wire.text(name))?.[0].replace('T', '') ?? '';
}

/** A point on the globe; `null` if a coordinate is missing or invalid. */
export function parsePoint(wire: WireRecord): OfferPoint | null {
  const [latitude, longitude] = [wire.figure('lat'), wire.figure('long')];
  const isPoint = latitude !== null && longitude !== null && Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  return isPoint ? { latitude, longitude } : null;
}
