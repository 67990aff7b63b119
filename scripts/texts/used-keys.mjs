import { parseSync } from 'vite';

const KEY = /^(?:\w+:)?[\w-]+(?:\.[\w-]+)+$/;

/**
 * @typedef {object} UsedKeys
 * @property {Set<string>} named keys that are used by name
 * @property {Set<string>} words every text and name in the sources, of which a key may be composed
 * @property {RegExp[]} composedWords words that are composed, such as `${text}Markup`, with a group for each part
 * @property {RegExp[]} composed keys that are composed, such as `menu.${text}`, with a group for each part
 */

/**
 * The keys that sources use: passed to `t` or as the `i18nKey` of `<Trans>`, listed in tables, composed, or in a
 * group that is read as a whole, with `returnObjects`.
 *
 * @param {readonly { file: string, source: string }[]} files TypeScript, with or without JSX
 * @returns {UsedKeys}
 */
export function usedKeys(files) {
  /** @type {UsedKeys} */
  const keys = { named: new Set(), words: new Set(), composedWords: [], composed: [] };
  for (const { file, source } of files) read(parseSync(file, source).program, keys);
  return keys;
}

/** @param {string} stem @param {UsedKeys} used */
export function isUsed(stem, { named, words, composedWords, composed }) {
  if (named.has(stem) || (KEY.test(stem) && words.has(stem))) return true;
  const isPutTogether = isMadeOf(composedWords, (part) => words.has(part));
  return isMadeOf(composed, (part) => words.has(part) || isPutTogether(part))(stem);
}

/** Whether one of the patterns matches a text, and all of its groups fit. */
const isMadeOf =
  (/** @type {readonly RegExp[]} */ patterns, /** @type {(part: string) => boolean} */ fits) =>
  (/** @type {string} */ text) =>
    patterns.some((pattern) => pattern.exec(text)?.slice(1).every(fits));

/** @param {any} node @param {UsedKeys} keys */
function read(node, keys) {
  if (typeof node !== 'object' || node === null) return;
  if (node.type === 'CallExpression' && node.callee.name === 't') {
    for (const key of keysIn(node.arguments[0])) {
      if (returnsObjects(node.arguments[1])) keys.composed.push(keysBelow(key));
      else keys.named.add(key);
    }
  }
  if (node.type === 'JSXAttribute' && node.name.name === 'i18nKey') {
    for (const key of keysIn(node.value)) keys.named.add(key);
  }
  if (node.type === 'Literal' && typeof node.value === 'string') keys.words.add(node.value);
  if (node.type === 'Identifier') keys.words.add(node.name);
  if (node.type === 'TemplateLiteral') compose(node, keys);
  for (const part of Object.values(node)) read(part, keys);
}

/** Whether options of `t` ask for a whole group of messages. @param {any} options */
function returnsObjects(options) {
  return options?.properties?.some((/** @type {any} */ { key }) => key?.name === 'returnObjects') === true;
}

/** A pattern of all keys of a group. @param {string} group */
function keysBelow(group) {
  return new RegExp(`^${group.replaceAll('.', '\\.')}\\.[\\w.-]+$`);
}

/** The keys that may be the value of an expression. @type {(expression: any) => string[]} */
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

/** @param {any} template @param {UsedKeys} found */
function compose({ quasis, expressions }, { composed, composedWords }) {
  const texts = quasis.map((/** @type {any} */ { value }) => value.cooked ?? '');
  if (expressions.length === 0 || !/^(?:\w+:)?[\w.-]+$/.test(texts.join(''))) return;
  const parts = texts.map((/** @type {string} */ text) => text.replaceAll('.', '\\.'));
  const kind = texts.join('').includes('.') ? composed : composedWords;
  kind.push(new RegExp(`^${parts.join('([\\w.-]+)')}$`));
}
