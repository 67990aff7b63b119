/**
 * The same inputs with another value at one path; everything else is shared. Missing objects on the path are created.
 *
 * @param value `undefined` removes a parameter of a query or an entry of a map
 */
export function withFact<T>(inputs: T, at: readonly string[], value: unknown): T {
  return withValueAt(inputs, at, value) as T;
}

function withValueAt(whole: unknown, [step, ...further]: readonly string[], value: unknown): unknown {
  if (step === undefined) return value;
  if (whole instanceof URLSearchParams) return withParameter(whole, step, value);
  if (whole instanceof Map) return new Map([...whole, [step, withValueAt(whole.get(step), further, value)]]);
  if (Array.isArray(whole)) {
    return whole.map((part: unknown, index) => (String(index) === step ? withValueAt(part, further, value) : part));
  }
  const parts = typeof whole === 'object' && whole !== null ? (whole as Readonly<Record<string, unknown>>) : {};
  return { ...parts, [step]: withValueAt(parts[step], further, value) };
}

function withParameter(query: URLSearchParams, name: string, value: unknown): URLSearchParams {
  const changedQuery = new URLSearchParams(query);
  if (typeof value === 'string') changedQuery.set(name, value);
  else changedQuery.delete(name);
  return changedQuery;
}

/** The value at a path; `undefined` if there is none. */
export function valueAt(inputs: unknown, at: readonly string[]): unknown {
  return at.reduce<unknown>((value, step) => {
    if (value instanceof Map || value instanceof URLSearchParams) return value.get(step) ?? undefined;
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[step] : undefined;
  }, inputs);
}
