/**
 * The percentage on a deal's badge: whole, from 1 to 100. `null` where no badge
 * is shown: no discount told, one that rounds to nothing, or one that cannot be
 * (below zero, above the whole price, not finite).
 *
 * @param percentage off the published rate
 */
export function discountBadge(percentage: number | null): number | null {
  if (percentage === null) return null;
  const whole = Math.round(percentage);
  return whole > 0 && whole <= 100 ? whole : null;
}
