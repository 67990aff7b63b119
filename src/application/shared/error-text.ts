/** Characters of a problem that are worth reporting. */
const LONGEST = 300;

/** The text of what was thrown, for developers; anything may be thrown. */
export function errorText(thrown: unknown): string {
  try {
    return String(thrown).slice(0, LONGEST);
  } catch {
    return 'something that has no text';
  }
}
