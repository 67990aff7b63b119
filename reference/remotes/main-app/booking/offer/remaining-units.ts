/** What is left of a choice for a booking that takes so many: none if these are fewer. */
export function remainingUnits(units: number, left: number | null): number | null {
  return left !== null && left < units ? 0 : left;
}
