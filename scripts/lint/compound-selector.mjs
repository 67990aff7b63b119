/**
 * One element of a selector: `.tab[aria-selected="true"]:hover`.
 *
 * @typedef {{ key: string, parts: readonly string[], specificity: number, text: string }} Compound
 */

const PART_PATTERN = /::?[\w-]+(?:\((?:[^()]|\([^()]*\))*\))?|\[[^\]]*\]|[.#][\w-]+|[\w*&-]+/g;

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
  const parts = text.match(PART_PATTERN) ?? [];
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
 * Whether every element that matches `compound` matches `otherCompound` too.
 *
 * @param {Compound} compound
 * @param {Compound} otherCompound
 */
export function contains(compound, otherCompound) {
  return otherCompound.parts.every((part) => compound.parts.includes(part));
}

/**
 * The selector of elements that match both.
 *
 * @param {Compound} compound
 * @param {Compound} otherCompound
 * @returns {Compound}
 */
export function unionOf(compound, otherCompound) {
  return parsedCompound([...new Set([...compound.parts, ...otherCompound.parts])]);
}

/**
 * Whether no element can match both: they require different values of an attribute, or one excludes what the other requires.
 *
 * @param {Compound} compound
 * @param {Compound} otherCompound
 */
export function contradicts(compound, otherCompound) {
  const allParts = [...compound.parts, ...otherCompound.parts];
  const attributes = new Set(allParts.filter((part) => /^\[[^\]]*="/.test(part)));
  const names = [...attributes].map((part) => part.split('=')[0]);
  if (new Set(names).size < names.length) return true;
  return allParts.some((part) => part.startsWith(':not(') && allParts.includes(part.slice(':not('.length, -1)));
}
