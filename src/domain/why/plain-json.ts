/** The same as JSON has it: a map as an object, `missing` for what is not set, zero without a sign. */
export function plainJson(value: unknown): unknown {
  if (value === undefined) return 'missing';
  if (value === 0) return 0;
  if (value instanceof Map) return Object.fromEntries([...value].map(([key, part]) => [key, plainJson(part)]));
  if (Array.isArray(value)) return value.map(plainJson);
  if (typeof value !== 'object' || value === null) return value;
  // Such as a day.
  if ('toJSON' in value) return JSON.parse(JSON.stringify(value));
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, plainJson(part)]));
}
