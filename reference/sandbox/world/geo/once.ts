/** Creates a value on first use, for tables that most programs never read. */
export function once<T extends object>(make: () => T): () => T {
  let cachedValue: T | undefined;
  return () => {
    cachedValue ??= make();
    return cachedValue;
  };
}
