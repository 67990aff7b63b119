import * as v from 'valibot';

/** A JSON object: no list, not `null`. */
export const objectField = v.custom<Readonly<Record<string, unknown>>>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  'an object',
);
