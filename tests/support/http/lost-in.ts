/**
 * The texts and numbers of a response, by the names of their fields, that are in nothing which was read of it.
 *
 * @param known ends or beginnings of such fields of which it is known, such as `data.code`
 */
export function lostIn(response: unknown, read: unknown, known: readonly string[]): readonly string[] {
  const kept = leavesOf(read).map(([, value]) => value);
  return leavesOf(response)
    .filter(([field]) => !known.some((name) => `.${field}.`.includes(`.${name}.`)))
    .filter(([, value]) => !kept.some((one) => one.includes(value)))
    .map(([field, value]) => `${field}: ${value}`);
}

/** What flags say is read as another thing; blanks and letter case don't count. */
function leavesOf(value: unknown, field = ''): readonly (readonly [string, string])[] {
  if (typeof value === 'boolean' || value === null || value === undefined) return [];
  if (value instanceof Map) return leavesOf([...value], field);
  if (typeof value === 'string' || typeof value === 'number') return [[field, `${value}`.trim().toLowerCase()]];
  // Of days and moments, what they are written as.
  if (typeof value !== 'object') return [];
  if ('toJSON' in value) return leavesOf(JSON.parse(JSON.stringify(value)), field);
  return Object.entries(value).flatMap(([name, inner]) => {
    const place = Array.isArray(value) ? field : [field, name].filter(Boolean).join('.');
    return leavesOf(inner, place);
  });
}
