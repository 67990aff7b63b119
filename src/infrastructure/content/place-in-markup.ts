const CELL_TAGS: ReadonlySet<string> = new Set(['td', 'th', 'caption']);
const LIST_TAGS: ReadonlySet<string> = new Set(['ul', 'ol']);
const ITEM_TAGS: ReadonlySet<string> = new Set(['li']);
const DEFINITION_TAGS: ReadonlySet<string> = new Set(['dt', 'dd']);
const HEADING_TAGS: ReadonlySet<string> = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']);
const ROW_PARENTS: ReadonlySet<string> = new Set(['table', 'thead', 'tbody', 'tfoot']);
const CELL_PARENTS: ReadonlySet<string> = new Set([...ROW_PARENTS, 'tr']);
const TABLE_TAGS: ReadonlySet<string> = new Set(['table']);

/** The parts of a table, each with its allowed parents. */
const PARENTS_OF_TABLE_PARTS: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ...['caption', 'thead', 'tbody', 'tfoot'].map((part) => [part, TABLE_TAGS] as const),
  ['tr', ROW_PARENTS],
  ['td', CELL_PARENTS],
  ['th', CELL_PARENTS],
]);

/** Elements that a paragraph can't contain: it ends at their start. */
const PARAGRAPH_ENDS: ReadonlySet<string> = new Set([
  ...'p div section blockquote pre hr figure figcaption table ul ol li dl dt dd'.split(' '),
  ...HEADING_TAGS,
]);

/**
 * The number of open elements that stay open around a new element; `undefined` if it isn't allowed there at all (a cell
 * outside a table, a paragraph between rows, a link within a link).
 *
 * @param open the open elements, outermost first
 */
export function placeInMarkup(name: string, open: readonly string[]): number | undefined {
  const table = open.lastIndexOf('table');
  const parents = PARENTS_OF_TABLE_PARTS.get(name);
  if (parents !== undefined) return table === -1 ? undefined : lastIndexOfAny(parents, open) + 1;

  const cell = lastIndexOfAny(CELL_TAGS, open);
  if (table > cell || (name === 'a' && open.lastIndexOf('a', cell) !== -1 && cell !== -1)) return undefined;
  const endPositions = [
    PARAGRAPH_ENDS.has(name) ? open.lastIndexOf('p') : -1,
    name === 'a' ? open.lastIndexOf('a') : -1,
    HEADING_TAGS.has(name) ? lastIndexOfAny(HEADING_TAGS, open) : -1,
    name === 'li' ? indexAfter(lastIndexOfAny(LIST_TAGS, open), lastIndexOfAny(ITEM_TAGS, open)) : -1,
    DEFINITION_TAGS.has(name) ? indexAfter(open.lastIndexOf('dl'), lastIndexOfAny(DEFINITION_TAGS, open)) : -1,
  ].filter((index) => index > cell);
  return Math.min(open.length, ...endPositions);
}

/** The part of a table that may be left out around this one: a row's body, a cell's row. */
export function impliedParent(name: string, open: readonly string[]): string | undefined {
  const around = open.at(-1);
  if (name === 'tr' && around === 'table') return 'tbody';
  return (name === 'td' || name === 'th') && around !== 'tr' ? 'tr' : undefined;
}

/**
 * The index of the open element that an end tag closes; `undefined` if it closes none: from within a cell, elements
 * outside it can't be closed.
 */
export function endedInMarkup(name: string, open: readonly string[]): number | undefined {
  const isTablePart = name === 'table' || PARENTS_OF_TABLE_PARTS.has(name);
  const bound = isTablePart ? open.lastIndexOf('table') : lastIndexOfAny(CELL_TAGS, open) + 1;
  const index = open.lastIndexOf(name);
  return index >= Math.max(bound, 0) ? index : undefined;
}

function lastIndexOfAny(names: ReadonlySet<string>, open: readonly string[]): number {
  return open.findLastIndex((name) => names.has(name));
}

function indexAfter(bound: number, index: number): number {
  return index > bound ? index : -1;
}
