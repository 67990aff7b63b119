import { parseSync } from 'vite';

/** Functions, classes, constants, types, and their members. */
const DECLARATION_PATTERN = /Declaration$|Declarator$|Function$|Signature$|Definition$|^Property$/;

const TAG = /@rule (\d+\.\d+(?:, \d+\.\d+)*)/;

/**
 * A declaration or a test after a comment with, for example, `@rule 2.10, 4.7`.
 *
 * @typedef {object} TaggedPlace
 * @property {string} file
 * @property {number} line of the declaration or of the test
 * @property {string} name of the declaration, or the title of the test
 * @property {string} says the first sentence of the comment; the empty text for tests
 * @property {boolean} isTest
 * @property {readonly string[]} rules their numbers
 */

/** @type {(file: string, source: string) => readonly TaggedPlace[]} */
export function taggedPlaces(file, source) {
  if (!TAG.test(source)) return [];
  const { program, comments } = parseSync(file, source);
  const isTest = /\.(test|spec)\.tsx?$/.test(file);
  /** @type {{ name: string, start: number }[]} */
  const namedNodes = [];
  walk(program, isTest ? testTitle : declarationName, source, namedNodes);
  return comments.flatMap(({ value, end }) => {
    const rules = TAG.exec(value)?.[1]?.split(', ');
    if (rules === undefined) return [];
    const nextNode = namedNodes.find(({ start }) => start >= end);
    const line = source.slice(0, nextNode?.start ?? end).split('\n').length;
    return [{ file, line, name: nextNode?.name ?? '', says: isTest ? '' : firstSentence(value), isTest, rules }];
  });
}

/**
 * In the order of the source.
 *
 * @param {any} node
 * @param {(node: any, source: string) => string | undefined} read
 * @param {string} source
 * @param {{ name: string, start: number }[]} foundNames
 */
function walk(node, read, source, foundNames) {
  if (typeof node !== 'object' || node === null) return;
  const name = read(node, source);
  if (name !== undefined) foundNames.push({ name, start: node.start });
  for (const part of Object.values(node)) walk(part, read, source, foundNames);
}

/** @type {(node: any) => string | undefined} */
function declarationName(node) {
  const { name } = node.id ?? node.key ?? {};
  return DECLARATION_PATTERN.test(node.type) ? name : undefined;
}

/** Title in `it('…')`, `describe.each(rows)('…')`, `test.prop([any])('…')`. @type {(node: any, source: string) => string | undefined} */
function testTitle(node, source) {
  const title = node.type === 'CallExpression' ? node.arguments[0] : undefined;
  if (title?.type === 'TemplateLiteral') return source.slice(title.start + 1, title.end - 1);
  return typeof title?.value === 'string' ? title.value : undefined;
}

/** @type {(comment: string) => string} */
function firstSentence(comment) {
  const prose = comment
    .replace(/^[ \t]*\*/gm, '')
    .replace(/(?:^|\s)@\w+[^]*/, '')
    .replace(/\s+/g, ' ')
    .trim();
  return /^.*?\.(?= |$)/.exec(prose)?.[0] ?? prose;
}
