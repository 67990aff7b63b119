/**
 * Checks that every pointer to a rule, such as `rules §7`, `rules 7.12 and 7.13` or `docs/rules.md#7-calls`, leads to one
 * of docs/rules.md, that what is quoted beside a pointer, such as `"the rest row 2" (rules 2.9)`, stands in that rule, and
 * that nothing points to what isn't in this repository.
 *
 * Usage: node scripts/checks/check-rules.mjs [root]
 */
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { listFiles } from '../machine/list-files.mjs';

const RULES = 'docs/rules.md';
const PLACES = ['src', 'packages', 'sandbox', 'remotes', '.storybook', 'tests', 'scripts', 'docs'];
const PAGES = ['README.md', 'CONTRIBUTING.md'];
/** They name what they refuse. */
const OWN_WORDS = new Set(['scripts/checks/check-rules.mjs', 'tests/architecture/rules.test.ts']);
const TEXT = /\.(tsx?|[cm]?js|css|html|md)$/;
const ABSENT = /\breadings?(?= §?\d)|\breadings\b|\bspecification §|\barchitecture\.md\b|\bsafety: \w|\bsections? \d/gi;
/** The start of a comment's next line. */
const CONTINUATION = /\n[ \t]*(?:\*|\/\/)[ \t]+/g;
/** What follows the word, up to the end of the sentence, the brackets or the quotation. */
const POINTER = /\brules?\s+(?=§?\d)((?:[^\n.)`'"|]|\.(?=\d))*)/gi;
const RULE = /\b\d+\.\d+\w*/g;
const SECTION = /§\d+\w*/g;
/** A quotation and the pointer in brackets behind it. */
const QUOTATION = /"([^"\n]+)"\s*\((?=rules?\s+§?\d)([^)]*)\)/gi;
const ANCHOR = /\brules\.md#([\w-]+)/g;

const root = resolve(process.argv[2] ?? '.');
const page = existsSync(join(root, RULES)) ? readFileSync(join(root, RULES), 'utf8') : '';
const sections = [...page.matchAll(/^## ((\d+)\. .+)$/gm)];
const known = new Set([
  ...sections.map(([, , section]) => `§${section}`),
  ...[...page.matchAll(/^- \*\*(\d+\.\d+) /gm)].map(([, rule]) => String(rule)),
]);
/** The text of each rule and, by `§7`, of each section. */
const texts = new Map([
  ...[...page.matchAll(/^- \*\*(\d+\.\d+) [^]*?(?=^- \*\*|^## |(?![^]))/gm)].map(textOf),
  ...[...page.matchAll(/^## (\d+)\. [^]*?(?=^## |(?![^]))/gm)].map(([text, section]) => textOf([text, `§${section}`])),
]);
const anchors = new Set(
  sections.map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  ),
);

const files = [...listFiles(root, PLACES), ...PAGES.filter((file) => existsSync(join(root, file)))];
const findings = files
  .filter((file) => TEXT.test(file) && !OWN_WORDS.has(file))
  .flatMap((file) => findingsIn(file, readFileSync(join(root, file), 'utf8')));
if (known.size === 0) findings.push(`${RULES} has no rule.`);
for (const finding of findings) console.error(finding);
if (findings.length === 0) console.log(`Every pointer leads to one of ${known.size} rules and sections.`);
process.exitCode = findings.length > 0 ? 1 : 0;

/** @type {(file: string, text: string) => readonly string[]} */
function findingsIn(file, text) {
  const problemAt = (/** @type {number} */ at, /** @type {string} */ what) =>
    `${file}:${text.slice(0, at).split('\n').length}: ${what}`;
  const absent = [...text.matchAll(ABSENT)].map((found) =>
    problemAt(found.index, `"${found[0]}" is not in this repository: point to ${RULES}.`),
  );
  const unfolded = text.replace(CONTINUATION, (start) => ' '.repeat(start.length));
  const pointers = [
    ...[...unfolded.matchAll(POINTER)].flatMap((found) =>
      [...found[0].matchAll(RULE)].map(([rule]) => /** @type {const} */ ([rule, found.index])),
    ),
    ...[...unfolded.matchAll(SECTION)].map((found) => /** @type {const} */ ([found[0], found.index])),
  ]
    .filter(([rule]) => !known.has(rule))
    .map(([rule, at]) => problemAt(at, `there is no rule ${rule} in ${RULES}.`));
  const misquoted = [...unfolded.matchAll(QUOTATION)]
    .filter(([, quotation = '', pointer = '']) => !isQuoted(quotation, pointer))
    .map((found) => problemAt(found.index, `"${found[1]}" is not in ${found[2]}: quote ${RULES}, or use own words.`));
  const links = [...text.matchAll(ANCHOR)]
    .filter(([, anchor = '']) => !anchors.has(anchor))
    .map((found) => problemAt(found.index, `${RULES} has no section "${found[1]}".`));
  return [...absent, ...pointers, ...misquoted, ...links];
}

/** @type {(found: ArrayLike<string | undefined>) => readonly [string, string]} */
function textOf(found) {
  return [found[1] ?? '', plain(found[0] ?? '')];
}

/** @type {(quotation: string, pointer: string) => boolean} */
function isQuoted(quotation, pointer) {
  const rules = [...pointer.matchAll(RULE), ...pointer.matchAll(SECTION)].map(([rule]) => rule);
  return rules.some((rule) => texts.get(rule)?.includes(plain(quotation)));
}

/** Without what only Markdown and comments add. @type {(text: string) => string} */
function plain(text) {
  return text
    .replace(/[*`\\]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}
