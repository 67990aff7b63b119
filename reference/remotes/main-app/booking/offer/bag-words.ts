/** The number of bags in a fare as text; the empty text if unknown. */
export function bagWords(bags: number | null, none: string, some: (count: number) => string): string {
  if (bags === null) return '';
  return bags === 0 ? none : some(bags);
}
