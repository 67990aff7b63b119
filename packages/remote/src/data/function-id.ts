const functionIds = new WeakMap<object, number>();
let lastId = 0;

/** A number for a function, always the same one: it identifies the function in the key of a query. */
export function functionId(callback: (...values: never[]) => unknown): number {
  const id = functionIds.get(callback) ?? ++lastId;
  functionIds.set(callback, id);
  return id;
}
