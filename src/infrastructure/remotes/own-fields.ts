import * as v from 'valibot';

/** An object's own fields, not inherited ones; no getters are called. */
export const ownFields = v.pipe(
  v.custom<object>((value) => typeof value === 'object' && value !== null),
  v.transform((value): Readonly<Record<string, unknown>> => {
    const fields = Object.entries(Object.getOwnPropertyDescriptors(value));
    return Object.fromEntries(fields.map(([name, field]) => [name, field.value]));
  }),
);

/** The same, but no fields for a value that isn't an object. */
export const anyFields = v.fallback(ownFields, {});
