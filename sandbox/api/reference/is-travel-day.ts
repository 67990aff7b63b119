import { isDay } from '../is-day.ts';

/** Whether a text is a day of this century, which can be counted on from, as `2026-02-03`. */
export function isTravelDay(text: string | undefined): text is string {
  return text !== undefined && isDay(text) && text >= '2000' && text < '2100';
}
