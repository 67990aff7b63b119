/**
 * The option that typed letters lead to, as listboxes have it: the next whose
 * label begins with them, whatever their case and accents, and round at the
 * end. A letter that is typed again and again goes from one to the next.
 *
 * @param active the index of the active option; more than one letter may stay at it
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/listbox/ (type-ahead)
 */
export function optionNamed(typed: string, labels: readonly string[], active: number): number | undefined {
  const repeated = typed === typed.charAt(0).repeat(typed.length);
  const sought = repeated ? typed.charAt(0) : typed;
  const first = repeated ? active + 1 : active;
  const inTurn = labels.map((_, step) => (first + step) % labels.length);
  return inTurn.find((index) => COLLATOR.compare((labels[index] ?? '').slice(0, sought.length), sought) === 0);
}

const COLLATOR = new Intl.Collator(undefined, { usage: 'search', sensitivity: 'base' });
