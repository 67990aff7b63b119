import { type RawCheckAction, rawCheck } from 'valibot';

/** The errors of some fields, by their names; `undefined` if a field is valid. */
export type FieldErrors = Readonly<Record<string, string | undefined>>;

/**
 * A valibot action for the schema of a whole form: finds the errors of fields that depend on others. It also runs if
 * other fields are invalid, as long as all values have the types of the schema.
 */
export function fieldErrors<Values extends object>(judge: (values: Values) => FieldErrors): RawCheckAction<Values> {
  return rawCheck<Values>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const input = dataset.value as Record<string, unknown>;
    for (const [key, message] of Object.entries(judge(dataset.value))) {
      if (message === undefined) continue;
      addIssue({ message, path: [{ type: 'object', origin: 'value', input, key, value: input[key] }] });
    }
  });
}
