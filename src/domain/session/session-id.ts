const SESSION_ID = /^[A-Za-z0-9._-]{8,128}$/;

/**
 * A session id that is valid in a header and a cookie, else `undefined`: 8 to
 * 128 letters, digits, dots, underscores and dashes. It only correlates calls.
 * @rule 7.3
 */
export function parseSessionId(value: string | undefined): string | undefined {
  return value !== undefined && SESSION_ID.test(value) ? value : undefined;
}

/** A token as a header can carry it, to the letter; else `undefined`. @rule 7.1 */
export function parseAccessToken(text: string): string | undefined {
  return /^[\x21-\x7e]+$/.test(text) ? text : undefined;
}
