/**
 * Which pin is meant by a tap at a point where several lie: the topmost, and with each further tap the next below, so that
 * one that is covered can be reached.
 *
 * @param top the id of the pin that was tapped
 * @param there the ids of all pins at the point, in the order of the list
 */
export function tappedPin(top: string, there: readonly string[], selected: string | null): string {
  const at = selected === null ? -1 : there.indexOf(selected);
  return at === -1 ? top : (there[(at + 1) % there.length] ?? top);
}
