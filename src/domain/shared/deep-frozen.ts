/** Freezes a value with all objects and lists in it, and returns it; the contents of a `Map` or `Set` aren't frozen. */
export function deepFrozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const part of Object.values(value)) deepFrozen(part);
  return value;
}
