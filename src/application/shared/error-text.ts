/** The longest reported text of a problem, in characters. */
const MAX_ERROR_TEXT_LENGTH = 300;

/** The text of a thrown value, for developers; anything may be thrown. */
export function errorText(thrown: unknown): string {
  try {
    return String(thrown).slice(0, MAX_ERROR_TEXT_LENGTH);
  } catch {
    return 'something that has no text';
  }
}
