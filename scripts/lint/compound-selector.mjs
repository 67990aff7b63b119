/**
 * One element of a selector: `.tab[aria-selected="true"]:hover`.
 *
 * @typedef {{ key: string, parts: readonly string[], specificity: number, text: string }} Compound
 */

const PART = /::?[\w-]+(?:\((?:[^()]|\([^()]*\))*\))?|\[[^\]]*\]|[.#][\w-]+|[\w*&-]+/g;

/**
 * The element that a selector styles, and those around it, the nearest first. A
 * placeholder counts as its element.
 *
 * @param {string} selector
 * @returns {{ subject: Compound, ancestors: Compound[] }}
 */
export function readSelector(selector) {
  const compounds = selector
    .replaceAll(/\s*([>+~])\s*/g, ' ')
    .match(/(?:[^\s([]|\((?:[^()]|\([^()]*\))*\)|\[[^\]]*\])+/g);
  const [subject, ...ancestors] = (compounds ?? []).map(readCompound).reverse();
  if (subject === undefined) throw new Error(`No element in the selector ${selector}`);
  return { subject, ancestors };
}

/** @type {(text: string) => Compound} */
function readCompound(text) {
  const parts = text.match(PART) ?? [];
  return parsedCompound(parts);
}

/** @type {(parts: readonly string[]) => Compound} */
function parsedCompound(parts) {
  const key = parts.find((part) => part.startsWith('.')) ?? parts[0] ?? '*';
  const drawn = parts.filter((part) => part.startsWith('::')).join('');
  return {
    key: `${key}${drawn === '::placeholder' ? '' : drawn}`,
    parts,
    specificity: parts.filter((part) => /^([.[]|:(?!:|where))/.test(part)).length,
    text: parts.join(''),
  };
}

/**
 * Whether every element that matches `one` matches `other` too.
 *
 * @param {Compound} one
 * @param {Compound} other
 */
export function contains(one, other) {
  return other.parts.every((part) => one.parts.includes(part));
}

/**
 * The selector of elements that match both.
 *
 * @param {Compound} one
 * @param {Compound} other
 * @returns {Compound}
 */
export function union(one, other) {
  return parsedCompound([...new Set([...one.parts, ...other.parts])]);
}

/**
 * Whether no element can match both: they require different values of an attribute, or one excludes what the other requires.
 *
 * @param {Compound} one
 * @param {Compound} other
 */
export function contradicts(one, other) {
  const all = [...one.parts, ...other.parts];
  const attributes = new Set(all.filter((part) => /^\[[^\]]*="/.test(part)));
  const names = [...attributes].map((part) => part.split('=')[0]);
  if (new Set(names).size < names.length) return true;
  return all.some((part) => part.startsWith(':not(') && all.includes(part.slice(':not('.length, -1)));
}
