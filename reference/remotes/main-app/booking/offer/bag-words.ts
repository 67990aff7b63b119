/** Says how many bags a fare includes; the empty text if that is unknown. */
export function bagWords(bags: number | null, none: string, some: (count: number) => string): string {
  if (bags === null) return '';
  return bags === 0 ? none : some(bags);
}
