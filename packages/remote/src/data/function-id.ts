const functionIds = new WeakMap<object, number>();
let last = 0;

/** A number for a function, always the same one: it identifies the function in the key of a query. */
export function functionId(of: (...values: never[]) => unknown): number {
  const id = functionIds.get(of) ?? ++last;
  functionIds.set(of, id);
  return id;
}
