/** A token as a header can carry it, to the letter; else `undefined`. */
export function accessToken(text: string): string | undefined {
  return /^[\x21-\x7e]+$/.test(text) ? text : undefined;
}
