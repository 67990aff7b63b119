/**
 * Reports what is missing, unused or identical to English in the texts, language by language. What may be
 * English in a language is listed in `scripts/texts/same-as-english.json`.
 *
 * Usage: node scripts/report-texts.mjs [root]
 */
import { resolve } from 'node:path';
import { interfaceLanguages } from './texts/interface-languages.mjs';
import { reportOn } from './texts/report-on.mjs';
import sameAsEnglish from './texts/same-as-english.json' with { type: 'json' };
import { textBooks } from './texts/text-books.mjs';

const root = resolve(process.argv[2] ?? '.');
const languages = interfaceLanguages(root).map(({ code }) => code);
const allowed = new Map(Object.entries(sameAsEnglish));
const books = textBooks(root);
let refused = books.length === 0;
if (refused) console.error(`No texts under ${root}.`);

for (const book of books) {
  const faults = reportOn(book, { languages, alike: allowed.get(book.folder) ?? {} });
  const isRefused = faults.some((fault) => fault.refused);
  refused ||= isRefused;
  const print = isRefused ? console.error : console.log;
  print(`${book.folder}: ${faults.length === 0 ? `all there, in ${languages.length} languages` : ''}`.trimEnd());
  for (const { what, keys } of faults) print(`  ${keys.length} ${what}: ${keys.join(', ')}`);
}
process.exitCode = refused ? 1 : 0;
