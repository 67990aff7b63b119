import * as v from 'valibot';

/**
 * Parsers for fields of external responses: if a field is wrong or missing, only that field is affected: it takes its
 * neutral value.
 */

/** A text; a number (a zip code, a phone) is read as its digits, anything else as the empty text. */
export const tolerantText = v.fallback(v.union([v.string(), v.pipe(v.number(), v.finite(), v.transform(String))]), '');

/** A grant: only `true`, not even `"true"`. */
export const tolerantFlag = v.fallback(v.boolean(), false);

/** A finite number; anything else is `null`. */
export const tolerantNumber = v.fallback(v.nullable(v.pipe(v.number(), v.finite())), null);

/** A list as it is, a single object as a list with one element, anything else as an empty list. */
export const tolerantList = v.fallback(
  v.union([
    v.array(v.unknown()),
    v.pipe(
      v.looseObject({}),
      v.transform((one): unknown[] => [one]),
    ),
  ]),
  [],
);

/** A field that is read by a separate parser. */
export const anyValue = v.optional(v.unknown());

/** An object with these tolerant fields; anything else is read as an object without fields. */
export function tolerantRecord<const Entries extends v.ObjectEntries>(entries: Entries) {
  const object = v.object(entries);
  return v.fallback(object, () => v.parse(object, {}));
}
