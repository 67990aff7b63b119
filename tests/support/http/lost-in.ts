/**
 * The texts and numbers of a response, with the names of their fields, that the value read from it doesn't contain.
 *
 * @param knownPaths parts of the names of fields for which this is expected, such as `data.code`
 */
export function lostIn(response: unknown, readValue: unknown, knownPaths: readonly string[]): readonly string[] {
  const keptValues = leavesOf(readValue).map(([, value]) => value);
  return leavesOf(response)
    .filter(([field]) => !knownPaths.some((name) => `.${field}.`.includes(`.${name}.`)))
    .filter(([, value]) => !keptValues.some((keptValue) => keptValue.includes(value)))
    .map(([field, value]) => `${field}: ${value}`);
}

/** Texts and numbers in lower case and trimmed; not booleans, whose meaning is read in other ways. */
function leavesOf(value: unknown, field = ''): readonly (readonly [string, string])[] {
  if (typeof value === 'boolean' || value === null || value === undefined) return [];
  if (value instanceof Map) return leavesOf([...value], field);
  if (typeof value === 'string' || typeof value === 'number') return [[field, `${value}`.trim().toLowerCase()]];
  // Dates and times count as they are written in JSON.
  if (typeof value !== 'object') return [];
  if ('toJSON' in value) return leavesOf(JSON.parse(JSON.stringify(value)), field);
  return Object.entries(value).flatMap(([name, inner]) => {
    const place = Array.isArray(value) ? field : [field, name].filter(Boolean).join('.');
    return leavesOf(inner, place);
  });
}
