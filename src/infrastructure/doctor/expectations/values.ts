import { type LinkSink, safeLink } from '../../../domain/agency/safe-link.ts';
import { type Expectation, isMissing } from './expectation.ts';

/**
 * Values that responses are made of. Each may be left out, unless `required`
 * stands before it.
 */

/** The value must be there. */
export function required(expectation: Expectation): Expectation {
  return (value, field) => (isMissing(value) ? [{ field, problem: 'is missing' }] : expectation(value, field));
}

/** A value that is missing or passes the test; otherwise `problem` is reported. */
export function passing(test: (value: unknown) => boolean, problem: string): Expectation {
  return (value, field) => (isMissing(value) || test(value) ? [] : [{ field, problem, received: value }]);
}

/** A text; digits may come as a number. */
export const aText = passing((value) => typeof value === 'string' || typeof value === 'number', 'is not text');

export const aFlag = passing((value) => typeof value === 'boolean', 'is neither true nor false, and counts as false');

/** An amount of money or a count: zero or more. */
export const anAmount = passing((value) => isFinite(value) && value >= 0, 'is not a number of zero or more');

export const aPercentage = within(0, 100);

export const aRating = within(0, 5);

export const aCountryCode = matching(/^[A-Z]{2}$/i, 'is not a two-letter country code');

export const aCurrencyCode = matching(/^[A-Z]{3}$/i, 'is not a three-letter currency code');

export const anInstant = passing(isInstant, 'is not a time with a zone or offset');

export function matching(pattern: RegExp, problem: string): Expectation {
  return passing((value) => typeof value === 'string' && pattern.test(value.trim()), problem);
}

/** A number between two others, or one of them. */
export function within(least: number, most: number): Expectation {
  return passing(
    (value) => isFinite(value) && value >= least && value <= most,
    `is not a number from ${least} to ${most}`,
  );
}

/** An address that the page may use in that field. */
export function aLink(sink: LinkSink): Expectation {
  return passing(
    (value) => (typeof value === 'string' || isFinite(value)) && safeLink(sink, String(value)) !== null,
    'can’t be used as a link, and is left out',
  );
}

function isFinite(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

function isInstant(value: unknown): boolean {
  try {
    return typeof value === 'string' && Temporal.Instant.from(value).epochMilliseconds > 0;
  } catch {
    return false;
  }
}
