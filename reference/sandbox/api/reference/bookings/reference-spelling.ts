/**
 * A reference number without characters that people omit or add when they copy it: `lv 7k2m9q`, `LV–7K2M9Q` and
 * `LV7K2M9Q` become `LV7K2M9Q`.
 */
export function plainReference(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toUpperCase();
}

/** Whether a typed text is this reference number, with or without its prefix. */
export function isReference(typedReference: string, referenceNumber: string): boolean {
  const plain = plainReference(typedReference);
  const [, ...remainingParts] = referenceNumber.split('-');
  return [referenceNumber, remainingParts.join('-')].some((one) => one !== '' && plainReference(one) === plain);
}
