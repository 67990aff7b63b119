/**
 * Where an item is among all of them, once it was dropped beside another.
 *
 * @returns `null` if it stays at its place, or if one of them is not in the list
 */
export function indexAfterMove(ids: readonly string[], moved: string, beside: string, after: boolean): number | null {
  const [from, target] = [ids.indexOf(moved), ids.indexOf(beside)];
  if (from === -1 || target === -1 || from === target) return null;
  // The item that is taken away leaves a gap before what stands behind it.
  const to = target + (after ? 1 : 0) - (from < target ? 1 : 0);
  return to === from ? null : to;
}
