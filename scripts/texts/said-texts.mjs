import { parseSync } from 'vite';

/** Functions that say a sentence by its key: the shell's and the remotes'. */
const SAY = new Set(['t', 'say']);
const KEY = /^[\w-]+(?:\.[\w-]+)+$/;

/**
 * @typedef {object} SaidTexts
 * @property {Set<string>} asked keys that are asked for by name
 * @property {Set<string>} words every text and name in the sources: what a key may be put together from
 * @property {RegExp[]} composed keys that are put together, such as `menu.${text}`, with a group for each part
 */

/**
 * What sources say: keys given to the functions that say them, keys kept in tables, and keys put together.
 *
 * @param {readonly { file: string, source: string }[]} files TypeScript, with or without JSX
 * @returns {SaidTexts}
 */
export function saidTexts(files) {
  /** @type {SaidTexts} */
  const found = { asked: new Set(), words: new Set(), composed: [] };
  for (const { file, source } of files) read(parseSync(file, source).program, found);
  return found;
}

/**
 * @param {string} stem
 * @param {SaidTexts} said
 */
export function isSaid(stem, { asked, words, composed }) {
  if (asked.has(stem) || (KEY.test(stem) && words.has(stem))) return true;
  return composed.some((pattern) =>
    pattern
      .exec(stem)
      ?.slice(1)
      .every((part) => words.has(part)),
  );
}

/**
 * @param {any} node
 * @param {SaidTexts} found
 */
function read(node, found) {
  if (typeof node !== 'object' || node === null) return;
  if (node.type === 'CallExpression' && SAY.has(node.callee.name)) {
    for (const key of keysIn(node.arguments[0])) found.asked.add(key);
  }
  if (node.type === 'Literal' && typeof node.value === 'string') found.words.add(node.value);
  if (node.type === 'Identifier') found.words.add(node.name);
  if (node.type === 'TemplateLiteral') compose(node, found);
  for (const part of Object.values(node)) read(part, found);
}

/**
 * The keys that an expression may come to.
 *
 * @param {any} expression
 * @returns {string[]}
 */
function keysIn(expression) {
  switch (expression?.type) {
    case 'Literal':
      return [String(expression.value)];
    case 'ConditionalExpression':
      return [...keysIn(expression.consequent), ...keysIn(expression.alternate)];
    case 'LogicalExpression':
      return [...keysIn(expression.left), ...keysIn(expression.right)];
    default:
      return [];
  }
}

/**
 * @param {any} template
 * @param {SaidTexts} found
 */
function compose({ quasis, expressions }, { composed }) {
  const texts = quasis.map((/** @type {any} */ { value }) => value.cooked ?? '');
  if (expressions.length === 0 || !/^[\w.-]*\.[\w.-]*$/.test(texts.join(''))) return;
  const parts = texts.map((/** @type {string} */ text) => text.replaceAll('.', '\\.'));
  composed.push(new RegExp(`^${parts.join('([\\w-]+)')}$`));
}
