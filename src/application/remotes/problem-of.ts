/** Characters of a problem that are worth reporting. */
const LONGEST = 300;

/** What somebody else's code threw, in a few words for developers; anything may be thrown. */
export function problemOf(thrown: unknown): string {
  try {
    return String(thrown).slice(0, LONGEST);
  } catch {
    return 'something that has no text';
  }
}
