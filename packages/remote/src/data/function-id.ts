const functionIds = new WeakMap<object, number>();
let last = 0;

/** A number for a function, the same one each time: what stands for it in the key of a query. */
export function functionId(of: (...values: never[]) => unknown): number {
  const id = functionIds.get(of) ?? ++last;
  functionIds.set(of, id);
  return id;
}
