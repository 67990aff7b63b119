import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const FILES = readdirSync('src/ui', { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.tsx') && !file.endsWith('.stories.tsx'),
);
const SOURCES = FILES.map((file) => readFileSync(join('src/ui', file), 'utf8')).join('\n');
const CALL = /lazyComponent\(\s*'([^']*)',\s*async \(\) => \(await import\('([^']*)'\)\)/g;

/** Messages of a part of the page, one lazy component for each language. */
const MESSAGES = FILES.filter((file) =>
  /import\.meta\.glob<Messages>/.test(readFileSync(join('src/ui', file), 'utf8')),
);

/** The lazy components of the page: their names, and the files that they are loaded from. */
const LAZY = [...SOURCES.matchAll(CALL)].map(([, name = '', file = '']) => ({ name, file }));

describe('lazy components', () => {
  it('are all found by this test', () => {
    const calls = SOURCES.match(/ lazyComponent\(/g) ?? [];
    expect(LAZY.length + MESSAGES.length).toBe(calls.length);
    expect(LAZY.length).toBeGreaterThan(15);
  });

  it('have the names of their files, by which the build’s manifest knows them', () => {
    for (const { name, file } of LAZY) expect(`${name}.tsx`).toBe(basename(file));
  });

  it('have the folders of their files in their names, where they are messages', () => {
    for (const file of MESSAGES) {
      const text = readFileSync(join('src/ui', file), 'utf8');
      expect(text).toContain(`glob<Messages>('./texts/*.json'`);
      expect(text).toContain(`\`${dirname(file)}/texts/\${language}\``);
    }
  });

  it('have names of their own, and so do their files', () => {
    const names = LAZY.map(({ name }) => name);
    expect(names).toEqual([...new Set(names)]);
    for (const name of names) {
      expect([name, FILES.filter((file) => basename(file) === `${name}.tsx`).length]).toEqual([name, 1]);
    }
  });
});
