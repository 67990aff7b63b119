import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { aTree, runScript } from '../architecture/a-tree.ts';

/** Text that hardly gets smaller: its brotli size is close to its length times 0.76. */
const heavy = (bytes: number): string => `\n/* ${randomBytes(bytes).toString('base64')} */`;

/** The call that loads chunks later, as builds write it. */
const later = (...files: readonly string[]) =>
  `load(${files.map((file) => `["${file}.js","sha384-${'A'.repeat(64)}"]`).join(',')});`;

const FILES = {
  'entry-0a.js': `import{a}from"./libraries-0b.js";${later('routes-0c', 'common-0d')}`,
  'libraries-0b.js': 'export const a = 1;',
  'routes-0c.js': `import"./common-0d.js";${later('en-0f')}${later('search-0e')}${later('results-1a')}`,
  'common-0d.js': 'export const d = 1;',
  'search-0e.js': 'export const e = 1;',
  'results-1a.js': 'export const f = 1;',
  'en-0f.js': 'export default {};',
};

function weigh(files: Readonly<Record<string, string>>) {
  return runScript('checks/check-page-weight.mjs', aTree({ ...FILES, ...files }));
}

describe('the weight of a page of a remote', () => {
  it('is what leads to the page and what that imports, without other pages and messages', () => {
    const { ok, output } = weigh({
      'search-0e.js': heavy(20_000),
      'results-1a.js': heavy(20_000),
      'en-0f.js': heavy(60_000),
    });
    expect([ok, output]).toEqual([true, expect.stringMatching(/search-0e\.js[\s\S]*at most/)]);
    expect(output).not.toContain('en-0f');
    expect(output).not.toMatch(/^ .*common-0d/m);
  });

  it.each(['entry-0a.js', 'libraries-0b.js', 'routes-0c.js', 'common-0d.js', 'search-0e.js'] as const)(
    'is refused above the limit, also where the weight lies in %s',
    (file) => {
      const { ok, output } = weigh({ [file]: FILES[file] + heavy(50_000) });
      expect([ok, output]).toEqual([false, expect.stringContaining('too heavy')]);
    },
  );

  it('leaves out a map, which a page loads when a visitor opens it, and nothing else that a page loads later', () => {
    const results = (part: string) => ({
      'results-1a.js': FILES['results-1a.js'] + later(part, 'common-0d'),
      [`${part}.js`]: heavy(50_000),
    });
    expect(weigh(results('map-parts-2b'))).toMatchObject({
      ok: true,
      output: expect.not.stringContaining('map-parts'),
    });
    expect(weigh(results('map-2b'))).toMatchObject({ ok: false, output: expect.stringContaining('map-2b') });
  });

  it('is refused where nothing was built', () => {
    const { ok, output } = runScript('checks/check-page-weight.mjs', aTree({ 'other.js': '' }));
    expect([ok, output]).toEqual([false, expect.stringContaining('no entry')]);
  });
});
