/**
 * How long an activity takes: minutes where they are known, else the back end's
 * own words (untrusted text, in whatever language it was written).
 */
export type ActivityDuration =
  | { readonly kind: 'minutes'; readonly minutes: number }
  | { readonly kind: 'words'; readonly words: string };

const DIGITS = /^\d{1,6}$/;
const ISO_DURATION = /^P(?:(\d{1,4})D)?(?:T(?:(\d{1,4})H)?(?:(\d{1,6})M)?)?$/i;

/**
 * Reads a duration as deals tell it: a count of minutes, an ISO 8601 duration
 * of days, hours and minutes such as `PT2H30M`, or words. `null` for nothing,
 * for blank words and for a time that isn't longer than none.
 *
 * @see specification §3, activity deal
 */
export function activityDuration(told: string | number | null): ActivityDuration | null {
  if (told === null) return null;
  if (typeof told === 'number') return inMinutes(told);
  const words = told.trim();
  if (DIGITS.test(words)) return inMinutes(Number(words));
  const iso = ISO_DURATION.exec(words);
  if (iso !== null) return inMinutes(count(iso[1]) * 1440 + count(iso[2]) * 60 + count(iso[3]));
  return words === '' ? null : { kind: 'words', words };
}

function inMinutes(minutes: number): ActivityDuration | null {
  const whole = Math.round(minutes);
  return Number.isFinite(whole) && whole > 0 ? { kind: 'minutes', minutes: whole } : null;
}

function count(digits: string | undefined): number {
  return Number(digits ?? 0);
}
