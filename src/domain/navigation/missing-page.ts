/** What a missing page passes on to `/errors`, in the state of the history entry, which no link can forge. */
export interface MissingPage {
  readonly missing: string;
}

/** The path in the state of the history entry; `undefined` for any other state. @rule 2.2 */
export function missingPathInState(state: unknown): string | undefined {
  const missingState = typeof state === 'object' && state !== null && 'missing' in state ? state.missing : undefined;
  return typeof missingState === 'string' ? missingState : undefined;
}
