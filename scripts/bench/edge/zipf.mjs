/**
 * Draws numbers from 1 to `count` the way people choose sites: the second half as often as the first, the third a third
 * as often (Zipf's law, exponent 1).
 *
 * @param {number} count
 * @param {() => number} random from 0 to less than 1
 * @returns {() => number}
 */
export function zipfSampler(count, random) {
  const sums = new Float64Array(count);
  for (let rank = 1, sum = 0; rank <= count; rank += 1) {
    sum += 1 / rank;
    sums[rank - 1] = sum;
  }
  const total = sums[count - 1] ?? 0;
  return () => {
    const drawn = random() * total;
    let [low, high] = [0, count - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sums[middle] ?? 0) > drawn) high = middle;
      else low = middle + 1;
    }
    return low + 1;
  };
}
