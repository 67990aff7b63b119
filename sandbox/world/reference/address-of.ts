/** A path with a query of some fields and their values; those without a value are left out. */
export function addressOf(path: string, fields: readonly string[], values: readonly string[]): string {
  const pairs = fields.map((field, index) => [field, values[index] ?? '']).filter(([, value]) => value !== '');
  return `${path}?${new URLSearchParams(pairs)}`;
}
