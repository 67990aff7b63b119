import type { DealCover } from './deal-cover.ts';
import type { DealRates } from './price-rows.ts';
/** The duration of an activity: minutes if they are known, else the back end's text (untrusted, in any language). */
export type ActivityDuration =
  | { readonly kind: 'minutes'; readonly minutes: number }
  | { readonly kind: 'words'; readonly words: string };

const DIGITS_PATTERN = /^\d{1,6}$/;
const ISO_DURATION = /^P(?:(\d{1,4})D)?(?:T(?:(\d{1,4})H)?(?:(\d{1,6})M)?)?$/i;

/**
 * Reads a deal's duration: a number of minutes, an ISO 8601 duration of days, hours and minutes such as `PT2H30M`, or a
 * text. `null` if it is missing or blank, or not above zero (rules §3, activity deal).
 * @rule 3.7
 */
export function activityDuration(value: string | number | null): ActivityDuration | null {
  if (value === null) return null;
  if (typeof value === 'number') return minutesDuration(value);
  const words = value.trim();
  if (DIGITS_PATTERN.test(words)) return minutesDuration(Number(words));
  const iso = ISO_DURATION.exec(words);
  if (iso !== null) return minutesDuration(parseCount(iso[1]) * 1440 + parseCount(iso[2]) * 60 + parseCount(iso[3]));
  return words === '' ? null : { kind: 'words', words };
}

function minutesDuration(minutes: number): ActivityDuration | null {
  const wholeMinutes = Math.round(minutes);
  return Number.isFinite(wholeMinutes) && wholeMinutes > 0 ? { kind: 'minutes', minutes: wholeMinutes } : null;
}

function parseCount(digits: string | undefined): number {
  return Number(digits ?? 0);
}

/** An activity at the destination, on offer (rules §3). @rule 3.7 */
export interface ActivityDeal {
  readonly title: string;
  readonly image: string;
  /** Details of that picture, if the platform gives them. */
  readonly cover?: DealCover | undefined;
  /** `null` if not given. */
  readonly duration: ActivityDuration | null;
  readonly isFreeCancellation: boolean;
  /** 0 to 5; `null` if not rated. */
  readonly rating: number | null;
  readonly rates: DealRates;
  readonly link: string;
}
