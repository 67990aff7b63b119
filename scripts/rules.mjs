/**
 * Shows the code and the tests of each rule of docs/rules.md, by their tags such as `@rule 2.10`.
 *
 * Usage: npm run rules -- 2.10
 *        npm run rules -- payment gateway   rules whose text has all or most of these words
 *        npm run rules            all rules; exit 1 for those without code or test, and for tags of rules that don't exist
 */
import { readFileSync } from 'node:fs';
import { listFiles } from './machine/list-files.mjs';
import { numberedRules } from './rules/numbered-rules.mjs';
import { taggedPlaces } from './rules/tagged-places.mjs';

/** Rules that no declaration implements, with what does. */
const KEPT_ELSEWHERE = new Map([
  ['5.7', 'the remotes'],
  ['10.2', 'React, which writes texts as text'],
  ['10.10', 'every parser and table, each with its own test'],
]);

const rules = numberedRules(readFileSync('docs/rules.md', 'utf8'));
const places = listFiles('.', ['src', 'packages', 'reference', 'tests'])
  .filter((file) => /\.(tsx?|mjs)$/.test(file))
  .flatMap((file) => taggedPlaces(file, readFileSync(file, 'utf8')));

const askedWords = process.argv.slice(2).join(' ');
if (askedWords === '') listAll();
else if (/^[\d.]+$/.test(askedWords)) show(askedWords);
else search(askedWords);

/** Rules with all words, the shortest first; if there are none, the few with most words. @param {string} words */
function search(words) {
  const each = words.toLowerCase().split(/\s+/);
  const ranked = rules
    .map(({ number, text }) => ({
      number,
      text,
      count: each.filter((word) => text.toLowerCase().includes(word)).length,
    }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || a.text.length - b.text.length);
  const most = ranked[0]?.count;
  if (most === undefined) return refuse([`No rule of docs/rules.md has any of these words: ${words}.`]);
  const bestRules = ranked.filter(({ count }) => count === most);
  if (most < each.length)
    console.log(`No rule of docs/rules.md has all of these words: ${words}. Some that have most:\n`);
  for (const { number } of most < each.length ? bestRules.slice(0, 3) : bestRules) {
    show(number);
    console.log('');
  }
}

/** @param {string} number */
function show(number) {
  const rule = rules.find((candidate) => candidate.number === number);
  if (rule === undefined) return refuse([`docs/rules.md has no rule ${number}.`]);
  const of = placesOf(number);
  console.log(`${number} ${rule.title}`);
  if (KEPT_ELSEWHERE.has(number)) console.log(`\nKept by ${KEPT_ELSEWHERE.get(number)}.`);
  for (const { file, line, name, says } of of.filter(({ isTest }) => !isTest)) {
    console.log(`\n${file}:${line}  ${name}${says === '' ? '' : `\n  ${says}`}`);
  }
  console.log('\nProved by');
  for (const { file, line, name } of of.filter(({ isTest }) => isTest)) console.log(`  ${file}:${line}  ${name}`);
}

function listAll() {
  const ruleNumbers = new Set(rules.map(({ number }) => number));
  const problems = places.flatMap(({ file, line, rules: numbers }) =>
    numbers
      .filter((number) => !ruleNumbers.has(number))
      .map((number) => `${file}:${line}: there is no rule ${number}.`),
  );
  for (const { number, title } of rules) {
    const of = placesOf(number);
    const tests = of.filter(({ isTest }) => isTest).length;
    const counts = KEPT_ELSEWHERE.get(number) ?? `code ${of.length - tests}, tests ${tests}`;
    console.log(`${number.padEnd(6)}${title}: ${counts}`);
    if (KEPT_ELSEWHERE.has(number)) continue;
    if (tests === of.length) problems.push(`No code has the tag @rule ${number}.`);
    if (tests === 0) problems.push(`No test has the tag @rule ${number}.`);
  }
  if (rules.length === 0) problems.push('docs/rules.md has no rule.');
  refuse(problems);
}

/** @param {string} number */
function placesOf(number) {
  return places.filter(({ rules: numbers }) => numbers.includes(number));
}

/** @param {readonly string[]} problems */
function refuse(problems) {
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
