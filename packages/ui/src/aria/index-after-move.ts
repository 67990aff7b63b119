/**
 * The index of an item in the list after it was dropped next to another.
 *
 * @returns `null` if it stays in its place, or if one of the two isn't in the list
 */
export function indexAfterMove(ids: readonly string[], movedId: string, beside: string, after: boolean): number | null {
  const [from, target] = [ids.indexOf(movedId), ids.indexOf(beside)];
  if (from === -1 || target === -1 || from === target) return null;
  // Without the moved item, the items after it move up by one.
  const to = target + (after ? 1 : 0) - (from < target ? 1 : 0);
  return to === from ? null : to;
}
