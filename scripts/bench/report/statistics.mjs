/**
 * A median with the middle half of the values around it.
 *
 * @typedef {{ median: number, lower: number, upper: number }} Spread
 */

/**
 * The value below which a share of the values lies, interpolated between its neighbours (as in NumPy, and as type 7 in
 * R); `NaN` for no values.
 *
 * @param {readonly number[]} values
 * @param {number} share 0 to 1
 */
export function quantile(values, share) {
  const sortedValues = [...values].sort((a, b) => a - b);
  const place = (sortedValues.length - 1) * share;
  const [below, above] = [sortedValues[Math.floor(place)], sortedValues[Math.ceil(place)]];
  if (below === undefined || above === undefined) return Number.NaN;
  return below + (above - below) * (place - Math.floor(place));
}

/**
 * The median and the quartiles; all `NaN` for no values.
 *
 * @param {readonly number[]} values
 * @returns {Spread}
 */
export function medianAndQuartiles(values) {
  return { median: quantile(values, 0.5), lower: quantile(values, 0.25), upper: quantile(values, 0.75) };
}
