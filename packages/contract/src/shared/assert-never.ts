/** Marks the end of a `switch` over a closed union: a new member without a case doesn't compile. */
export function assertNever(value: never): never {
  throw new Error(`Unhandled case: ${JSON.stringify(value)}`);
}
