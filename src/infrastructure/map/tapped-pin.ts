/**
 * The pin selected by a tap at a point with several pins: the topmost, and with each further tap the next one below, so
 * that covered pins can be reached.
 *
 * @param top the id of the tapped pin
 * @param there the ids of all pins at the point, in the order of the list
 */
export function tappedPin(top: string, there: readonly string[], selected: string | null): string {
  const position = selected === null ? -1 : there.indexOf(selected);
  return position === -1 ? top : (there[(position + 1) % there.length] ?? top);
}
