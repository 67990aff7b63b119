/** Marks the end of a `switch` over a closed union: a new member without its case does not compile. */
export function assertNever(value: never): never {
  throw new Error(`Unhandled case: ${JSON.stringify(value)}`);
}
