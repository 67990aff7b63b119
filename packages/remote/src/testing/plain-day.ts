/** A day as it is written on the wire; the empty text for anything else. */
export function plainDay(text: string): string {
  return /^\d{4}-\d\d-\d\d/.test(text) ? text.slice(0, 10) : '';
}
