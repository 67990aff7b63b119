import * as v from 'valibot';

/** An object's own fields, never inherited ones; no getter is called. */
export const ownFields = v.pipe(
  v.custom<object>((value) => typeof value === 'object' && value !== null),
  v.transform((value): Readonly<Record<string, unknown>> => {
    const fields = Object.entries(Object.getOwnPropertyDescriptors(value));
    return Object.fromEntries(fields.map(([name, field]) => [name, field.value]));
  }),
);

/** The same, and no field for anything that is no object. */
export const anyFields = v.fallback(ownFields, {});
