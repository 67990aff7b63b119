/** A value's own field, never an inherited one; `undefined` where there is none. */
export function ownField(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.getOwnPropertyDescriptor(value, name)?.value;
}
