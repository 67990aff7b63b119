import type { Coordinates } from './geo/coordinates.ts';

const HOUR_MS = 3_600_000;
const MAX_RENTAL_DAYS = 365;

/**
 * The number of days of a rental, including started ones, or one sentence about invalid times. Both are local times of
 * the counter, such as `2026-02-03T11:00:00`; without either it is one day.
 */
export function rentalDays(pickUp: string | undefined, dropOff: string | undefined): number | string {
  if (pickUp === undefined && dropOff === undefined) return 1;
  const [from, until] = [parseTime(pickUp), parseTime(dropOff)];
  if (from === null) return 'pickUpDateTime must be a local time such as 2026-02-03T11:00:00.';
  if (until === null) return 'returnDateTime must be a local time such as 2026-02-04T11:00:00.';
  const days = Math.ceil((until - from) / (24 * HOUR_MS));
  if (days < 1 || days > MAX_RENTAL_DAYS) return 'returnDateTime must be after pickUpDateTime, by a year at most.';
  return days;
}

function parseTime(text = ''): number | null {
  if (!/^.{10}T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/.test(text) || !isDay(text.slice(0, 10))) return null;
  return Date.parse(`${text}Z`);
}

/** The value of a JSON text, or undefined when it is invalid. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether a value is a day of the calendar, as `2026-02-03`. */
export function isDay(value: unknown): value is string {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const time = Date.parse(value);
  // The 30th of February is parsed as the 2nd of March.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}

/** A decimal number between two bounds, or null: not an empty text, `0x10` or `Infinity`. */
export function parseNumber(text: string | undefined, lowest: number, highest: number): number | null {
  if (text === undefined || !/^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(text)) return null;
  const number = Number(text);
  return number >= lowest && number <= highest ? number : null;
}

/** The parameters of a request, as text. */
export type Query = Readonly<Record<string, string>>;

export interface PointFields {
  readonly latitude: string;
  readonly longitude: string;
}

/** The point in a query, or one sentence about an invalid one. */
export function parsePoint(
  query: Query,
  fields: PointFields = { latitude: 'latitude', longitude: 'longitude' },
): Coordinates | string {
  const latitude = parseNumber(query[fields.latitude], -90, 90);
  if (latitude === null) return `${fields.latitude} must be a number of degrees from -90 to 90.`;
  const longitude = parseNumber(query[fields.longitude], -180, 180);
  if (longitude === null) return `${fields.longitude} must be a number of degrees from -180 to 180.`;
  return { latitude, longitude };
}

/** A whole number between two bounds, or null. */
export function parseCount(text: string, lowest: number, highest: number): number | null {
  return /^\d{1,4}$/.test(text) ? parseNumber(text, lowest, highest) : null;
}

/** Whether a text is a day of this century, `2026-02-03`, with which dates can be computed. */
export function isTravelDay(text: string | undefined): text is string {
  return text !== undefined && isDay(text) && text >= '2000' && text < '2100';
}
