const SESSION_ID_PATTERN = /^[A-Za-z0-9._-]{8,128}$/;

/**
 * A session id that is valid in a header and a cookie, else `undefined`: 8 to 128 letters, digits, dots, underscores
 * and hyphens. It only groups calls.
 * @rule 7.3
 */
export function parseSessionId(value: string | undefined): string | undefined {
  return value !== undefined && SESSION_ID_PATTERN.test(value) ? value : undefined;
}
