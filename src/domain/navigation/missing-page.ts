/** What the page that isn't there hands on to `/errors`, in the history's entry: no link can make it up. */
export interface MissingPage {
  readonly missing: string;
}

/** The path in the state of the history's entry; `undefined` in any other state. @rule 2.2 */
export function missingPathInState(state: unknown): string | undefined {
  const missing = typeof state === 'object' && state !== null && 'missing' in state ? state.missing : undefined;
  return typeof missing === 'string' ? missing : undefined;
}
