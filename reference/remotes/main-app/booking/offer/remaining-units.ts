/** What remains of a choice for a booking of this many units: 0 if too few remain. */
export function remainingUnits(units: number, left: number | null): number | null {
  return left !== null && left < units ? 0 : left;
}
