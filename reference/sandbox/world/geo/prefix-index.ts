/** Letters that Unicode can't decompose into a letter and an accent. */
const PLAIN_LETTERS: ReadonlyMap<string, string> = new Map([
  ['ø', 'o'],
  ['ł', 'l'],
  ['đ', 'd'],
  ['ð', 'd'],
  ['þ', 'th'],
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['ı', 'i'],
]);

/**
 * A text normalised for comparison: lower case, without accents or punctuation, with single spaces. Letters of every
 * script are kept.
 */
export function normaliseText(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}'’‘ʻ`]/gu, '')
    .replace(/[øłđðþßæœı]/gu, (letter) => PLAIN_LETTERS.get(letter) ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

interface IndexKey {
  readonly text: string;
  /** The item's position in its list, best first. */
  readonly rank: number;
}

/**
 * A search by the text typed so far: returns the ranks of the items in which the text begins a word, the best first.
 * Accents, case and punctuation are ignored; an empty text finds nothing.
 *
 * The index is built and sorted on the first query, so that programs that never search don't wait for it. From then
 * on a query takes a fraction of a millisecond.
 *
 * @param names the names of each item, in the order of the items' ranks
 */
export function prefixIndex(names: () => readonly (readonly string[])[]): (typed: string, limit: number) => number[] {
  let keys: readonly IndexKey[] | undefined;
  return (typedText, limit) => {
    const beginning = normaliseText(typedText);
    if (beginning === '') return [];
    keys ??= sortedKeys(names());
    return bestRanks(keys, beginning, limit);
  };
}

function sortedKeys(names: readonly (readonly string[])[]): IndexKey[] {
  return names
    .flatMap((calledName, rank) =>
      calledName.flatMap((name) => wordBeginnings(normaliseText(name)).map((text) => ({ text, rank }))),
    )
    .sort((a, b) => (a.text < b.text ? -1 : Number(a.text > b.text)));
}

/** A name from each of its words to its end: `new york`, `york`. */
function wordBeginnings(name: string): string[] {
  const words = name.split(' ');
  return words.map((_, index) => words.slice(index).join(' '));
}

/** The lowest ranks of the keys that begin with a text, in order, without duplicates. */
function bestRanks(keys: readonly IndexKey[], beginning: string, limit: number): number[] {
  const best: number[] = [];
  for (let position = firstKeyIndex(keys, beginning); keys[position]?.text.startsWith(beginning); position += 1) {
    const rank = keys[position]?.rank ?? 0;
    const full = best.length >= limit;
    if ((full && rank > (best.at(-1) ?? -1)) || best.includes(rank)) continue;
    const place = best.findIndex((other) => other > rank);
    best.splice(place === -1 ? best.length : place, 0, rank);
    if (full) best.pop();
  }
  return best;
}

/** The index of the first key that doesn't sort before a text. */
function firstKeyIndex(keys: readonly IndexKey[], text: string): number {
  let [low, high] = [0, keys.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((keys[middle]?.text ?? '') < text) low = middle + 1;
    else high = middle;
  }
  return low;
}
