import type { Explanation } from './explanation.ts';

/** Such as `if profile.isTravelAgent were true`. */
export function changesText({ changes }: NonNullable<Explanation['otherwise']>): string {
  return `if ${changes.map(({ at, to }) => `${at} were ${valueText(to)}`).join(' and ')}`;
}

export function ruleText(rule: Explanation['rule']): string {
  return rule === null ? 'no rule' : `rule ${rule}`;
}

/** The length at which a text is cut, and a list after the entry that exceeds it. */
const MAX_TEXT_LENGTH = 120;
const ELLIPSIS = '…';

/** Two values in a few words each. If they would be cut, only the parts that differ are described. */
export function differingWords(one: unknown, other: unknown): readonly [string, string] {
  const words = [valueText(one), valueText(other)] as const;
  if (!words.some((text) => text.includes(ELLIPSIS))) return words;
  const [some, others] = differingParts(one, other);
  return [valueText(some), valueText(others)];
}

function differingParts(one: unknown, other: unknown): readonly [unknown, unknown] {
  if (typeof one === 'string' && typeof other === 'string') {
    const same = Math.max(0, commonLength(one, other) - CONTEXT_LENGTH);
    return same === 0 ? [one, other] : [`${ELLIPSIS}${one.slice(same)}`, `${ELLIPSIS}${other.slice(same)}`];
  }
  if (Array.isArray(one) && Array.isArray(other)) {
    const [some, others] = [entriesNotIn(one, other), entriesNotIn(other, one)];
    if (some.length + others.length === 0) return fromFirstDifference(one, other);
    if (some.length !== others.length) return [some, others];
    return unzipPairs(some.map((entry, index) => differingParts(entry, others[index])));
  }
  if (!isObject(one) || !isObject(other)) return [one, other];
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  const differing = names.filter((name) => JSON.stringify(one[name]) !== JSON.stringify(other[name]));
  const [some, others] = unzipPairs(differing.map((name) => differingParts(one[name], other[name])));
  return [zipObject(differing, some), zipObject(differing, others)];
}

function unzipPairs(
  pairs: readonly (readonly [unknown, unknown])[],
): readonly [readonly unknown[], readonly unknown[]] {
  return [pairs.map(([some]) => some), pairs.map(([, others]) => others)];
}

function zipObject(names: readonly string[], values: readonly unknown[]): Readonly<Record<string, unknown>> {
  return Object.fromEntries(names.map((name, index) => [name, values[index]]));
}

/** How many characters before the first difference of two texts are kept. */
const CONTEXT_LENGTH = 20;

function commonLength(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}

/** Two lists with the same entries, from the first position where their order differs. */
function fromFirstDifference(one: readonly unknown[], other: readonly unknown[]): readonly [unknown, unknown] {
  const position = one.findIndex((entry, index) => JSON.stringify(entry) !== JSON.stringify(other[index]));
  return [one.slice(Math.max(position, 0)), other.slice(Math.max(position, 0))];
}

function entriesNotIn(entries: readonly unknown[], others: readonly unknown[]): readonly unknown[] {
  const knownJson = new Set(others.map((other) => JSON.stringify(other)));
  return entries.filter((entry) => !knownJson.has(JSON.stringify(entry)));
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A value in a few words. */
export function valueText(value: unknown): string {
  if (value === 'missing') return 'not set';
  if (value === null) return 'none';
  if (Array.isArray(value)) return listText(value);
  const text =
    typeof value === 'string' ? value : typeof value === 'object' ? objectText(value) : JSON.stringify(value);
  if (text === '') return 'empty';
  return text.length > MAX_TEXT_LENGTH ? `${text.slice(0, MAX_TEXT_LENGTH)}${ELLIPSIS}` : text;
}

function listText(list: readonly unknown[]): string {
  if (list.length === 0) return 'none';
  const words = list.map(valueText);
  let length = 0;
  const lastWord = words.findIndex((word) => (length += word.length) > MAX_TEXT_LENGTH);
  const moreCount = lastWord === -1 ? 0 : words.length - lastWord - 1;
  const shownWords = words.slice(0, words.length - moreCount).join(', ');
  return moreCount === 0 ? shownWords : `${shownWords}, ${ELLIPSIS} (${words.length} in all)`;
}

/** The informative parts of an object, such as `isTravelAgent true, userType Other`. */
function objectText(value: object): string {
  const parts = Object.entries(value).filter(([, part]) => part !== null && part !== '' && part !== false);
  if (parts.length === 0) return 'none';
  return `(${parts.map(([name, part]) => `${name} ${valueText(part)}`).join(', ')})`;
}
