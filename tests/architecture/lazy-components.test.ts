import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const FILES = readdirSync('src/ui', { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.tsx') && !file.endsWith('.stories.tsx'),
);
const SOURCES = FILES.map((file) => readFileSync(join('src/ui', file), 'utf8')).join('\n');
const CALL = /lazyComponent\(\s*'([^']*)',\s*async \(\) => \(await import\('([^']*)'\)\)/g;

/** The file that makes a lazy component of a part's messages in each language. */
const LAZY_TEXTS = 'texts/lazy-texts.tsx';

/** The files that declare messages for a part of the page. */
const MESSAGES = FILES.filter((file) => / = lazyTexts\(/.test(readFileSync(join('src/ui', file), 'utf8')));

/** The lazy components of the page: their names, and the files that they are loaded from. */
const LAZY_COMPONENTS = [...SOURCES.matchAll(CALL)].map(([, name = '', file = '']) => ({ name, file }));

describe('lazy components', () => {
  it('are all found by this test', () => {
    const calls = SOURCES.match(/ lazyComponent\(/g) ?? [];
    // All lazy messages come from one call.
    expect(LAZY_COMPONENTS.length + 1).toBe(calls.length);
    expect(LAZY_COMPONENTS.length).toBeGreaterThan(15);
    expect(MESSAGES).toEqual(expect.arrayContaining(['saved/saved-texts.tsx', 'search/search-texts.tsx']));
  });

  it('have the names of their files, by which the build’s manifest knows them', () => {
    for (const { name, file } of LAZY_COMPONENTS) expect(`${name}.tsx`).toBe(basename(file));
  });

  it('have the folders of their files in their names, where they are messages', () => {
    const namesOf = readFileSync(join('src/ui', LAZY_TEXTS), 'utf8');
    expect(namesOf).toContain('lazyComponent(name, async');
    expect(namesOf).toContain('const name = `${namespace}/texts/${language}`;');
    for (const file of MESSAGES) {
      const text = readFileSync(join('src/ui', file), 'utf8');
      expect(text).toContain(`namespace: '${dirname(file)}',`);
      expect(text).toContain(`glob<typeof english>('./texts/*.json'`);
    }
  });

  it('have names of their own, and so do their files', () => {
    const names = LAZY_COMPONENTS.map(({ name }) => name);
    expect(names).toEqual([...new Set(names)]);
    for (const name of names) {
      expect([name, FILES.filter((file) => basename(file) === `${name}.tsx`).length]).toEqual([name, 1]);
    }
  });
});
