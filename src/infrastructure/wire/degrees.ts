import * as v from 'valibot';

const decimals = v.pipe(v.string(), v.trim(), v.regex(/^[+-]?\d{1,3}(?:\.\d{1,20})?$/), v.transform(Number));

/** Degrees: a number, or a text that is one in decimals; anything else is `null`. */
export const degrees = v.fallback(v.nullable(v.union([v.pipe(v.number(), v.finite()), decimals])), null);
