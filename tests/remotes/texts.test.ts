import { describe, expect, it } from 'vitest';
import { reportOn } from '../../scripts/texts/report-on.mjs';
import sameAsEnglish from '../../scripts/texts/same-as-english.json' with { type: 'json' };
import { textBooks } from '../../scripts/texts/text-books.mjs';
import { LANGUAGES } from '../../src/domain/market/language.ts';

const BOOKS = textBooks('.').filter(({ folder }) => folder.startsWith('remotes/'));
const ALIKE = new Map<string, Readonly<Record<string, readonly string[]>>>(Object.entries(sameAsEnglish));

describe.each(BOOKS)('the sentences of $folder', (book) => {
  it.each(LANGUAGES)('are all there in %s, with the same gaps and the plural forms of the language', (language) => {
    const faults = reportOn(book, { languages: [language], alike: ALIKE.get(book.folder) ?? {} });
    expect(faults.filter(({ refused }) => refused)).toEqual([]);
  });
});
