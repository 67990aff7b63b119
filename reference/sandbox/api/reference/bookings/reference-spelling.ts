/**
 * A reference number without what people leave out or put in when they copy it: `lv 7k2m9q`, `LV–7K2M9Q` and `LV7K2M9Q`
 * are `LV7K2M9Q`.
 */
export function plainReference(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toUpperCase();
}

/** Whether a text, as somebody has typed it, is this reference number, or all of it but its prefix. */
export function isReference(typed: string, referenceNumber: string): boolean {
  const plain = plainReference(typed);
  const [, ...rest] = referenceNumber.split('-');
  return [referenceNumber, rest.join('-')].some((one) => one !== '' && plainReference(one) === plain);
}
