/**
 * The sentences of a file by their keys, such as `deals.found_one`, in the file's order.
 *
 * @param {object} sentences nested texts
 * @param {string} [prefix]
 * @returns {Map<string, string>}
 */
export function sentencesByKey(sentences, prefix = '') {
  const entries = Object.entries(sentences).flatMap(([key, said]) =>
    typeof said === 'object' && said !== null
      ? [...sentencesByKey(said, `${prefix}${key}.`)]
      : [/** @type {const} */ ([`${prefix}${key}`, String(said)])],
  );
  return new Map(entries);
}
