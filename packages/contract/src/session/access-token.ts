/** The token, unchanged, if a header can contain it; else `undefined`. @rule 7.1 */
export function parseAccessToken(text: string): string | undefined {
  return /^[\x21-\x7e]+$/.test(text) ? text : undefined;
}
