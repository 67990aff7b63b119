/** Converts a value for JSON: maps to objects, `undefined` to `missing`, -0 to 0. */
export function plainJson(value: unknown): unknown {
  if (value === undefined) return 'missing';
  if (value === 0) return 0;
  if (value instanceof Map) return Object.fromEntries([...value].map(([key, part]) => [key, plainJson(part)]));
  if (Array.isArray(value)) return value.map(plainJson);
  if (typeof value !== 'object' || value === null) return value;
  // For example a `Temporal.PlainDate`.
  if ('toJSON' in value) return JSON.parse(JSON.stringify(value));
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, plainJson(part)]));
}
