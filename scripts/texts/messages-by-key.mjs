/**
 * The messages of a file by their keys, such as `deals.found_one`, in the file's order.
 *
 * @param {object} messages nested texts
 * @param {string} [prefix]
 * @returns {Map<string, string>}
 */
export function messagesByKey(messages, prefix = '') {
  const entries = Object.entries(messages).flatMap(([key, text]) =>
    typeof text === 'object' && text !== null
      ? [...messagesByKey(text, `${prefix}${key}.`)]
      : [/** @type {const} */ ([`${prefix}${key}`, String(text)])],
  );
  return new Map(entries);
}
