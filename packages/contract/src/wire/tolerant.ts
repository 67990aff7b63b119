import * as v from 'valibot';

/**
 * The fields of responses from outside, read so that a wrong or missing one costs
 * only itself: it becomes the field's neutral value.
 */

/** A text; a number (a zip code, a phone) reads as its digits, anything else as the empty text. */
export const tolerantText = v.fallback(v.union([v.string(), v.pipe(v.number(), v.finite(), v.transform(String))]), '');

/** A grant: `true` and nothing else, not even `"true"`. */
export const tolerantFlag = v.fallback(v.boolean(), false);

/** A finite number; anything else is `null`. */
export const tolerantNumber = v.fallback(v.nullable(v.pipe(v.number(), v.finite())), null);

/** A list as it is, one object as a list of one, anything else as an empty list. */
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

/** A field that is read by its own parser. */
export const anyValue = v.optional(v.unknown());

/** An object with these tolerant fields; anything else reads as one whose every field is missing. */
export function tolerantRecord<const Entries extends v.ObjectEntries>(entries: Entries) {
  const object = v.object(entries);
  return v.fallback(object, () => v.parse(object, {}));
}
