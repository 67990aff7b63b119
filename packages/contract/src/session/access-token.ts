/** A token as a header can carry it, to the letter; else `undefined`. @rule 7.1 */
export function parseAccessToken(text: string): string | undefined {
  return /^[\x21-\x7e]+$/.test(text) ? text : undefined;
}
