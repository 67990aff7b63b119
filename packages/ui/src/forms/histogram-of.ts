/**
 * The number of values in each of `steps` equal intervals from `min` to `max`, both included; values outside aren't
 * counted.
 *
 * @param steps at least 1
 */
export function histogramCounts(values: readonly number[], min: number, max: number, steps: number): readonly number[] {
  const counts = Array.from({ length: steps }, () => 0);
  const width = (max - min) / steps;
  for (const value of values) {
    if (!(value >= min && value <= max)) continue;
    const step = width === 0 ? 0 : Math.min(steps - 1, Math.floor((value - min) / width));
    counts[step] = (counts[step] ?? 0) + 1;
  }
  return counts;
}
