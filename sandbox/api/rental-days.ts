import { isDay } from './json-of.ts';

const HOUR_MS = 3_600_000;
const LONGEST_DAYS = 365;

/**
 * How many days a rental takes, begun days counted whole, or what is wrong with its times in one sentence. Both are
 * local times of the counter, such as `2026-02-03T11:00:00`; without either it is a day.
 */
export function rentalDays(pickUp: string | undefined, dropOff: string | undefined): number | string {
  if (pickUp === undefined && dropOff === undefined) return 1;
  const [from, until] = [timeOf(pickUp), timeOf(dropOff)];
  if (from === null) return 'pickUpDateTime must be a local time such as 2026-02-03T11:00:00.';
  if (until === null) return 'returnDateTime must be a local time such as 2026-02-04T11:00:00.';
  const days = Math.ceil((until - from) / (24 * HOUR_MS));
  if (days < 1 || days > LONGEST_DAYS) return 'returnDateTime must be after pickUpDateTime, by a year at most.';
  return days;
}

function timeOf(text = ''): number | null {
  if (!/^.{10}T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/.test(text) || !isDay(text.slice(0, 10))) return null;
  return Date.parse(`${text}Z`);
}
