/** Whether a value is present: not null or undefined, and not blank if it is a text (rules §5). @rule 5.6 */
export function isPresent(value: unknown): boolean {
  return typeof value === 'string' ? value.trim() !== '' : value !== null && value !== undefined;
}
