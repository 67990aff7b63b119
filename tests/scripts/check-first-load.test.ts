import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { aTree, runScript } from '../architecture/a-tree.ts';

/** Text that hardly gets smaller: its brotli size is close to its length times 0.76. */
const heavy = (bytes: number): string => randomBytes(bytes).toString('base64');

const MANIFEST = {
  'index.html': { file: 'assets/index.js', isEntry: true, imports: ['_shared.js'], dynamicImports: ['src/later.ts'] },
  '_shared.js': { file: 'assets/shared.js', imports: ['_shared.js'] },
  'src/later.ts': { file: 'assets/later.js', isDynamicEntry: true },
};

function weigh(files: Readonly<Record<string, string>>, manifest: object = MANIFEST) {
  const built = Object.fromEntries(Object.entries(files).map(([file, text]) => [`client/${file}`, text]));
  return runScript('checks/check-first-load.mjs', aTree({ 'manifest.json': JSON.stringify(manifest), ...built }));
}

describe('the first load', () => {
  it('is the entry and what it imports at once, not what it loads later', () => {
    const { ok, output } = weigh({
      'assets/index.js': 'a',
      'assets/shared.js': 'b',
      'assets/later.js': heavy(200_000),
    });
    expect(ok).toBe(true);
    expect(output).toContain('assets/shared.js');
    expect(output).not.toContain('assets/later.js');
  });

  it('has the texts of one language, the longest', () => {
    const manifest = {
      ...MANIFEST,
      'src/ui/texts/en.json': { file: 'assets/en.js', isDynamicEntry: true },
      'src/ui/texts/ar.json': { file: 'assets/ar.js', isDynamicEntry: true },
    };
    const files = {
      'assets/index.js': 'a',
      'assets/shared.js': 'b',
      'assets/en.js': 'en',
      'assets/ar.js': heavy(1000),
    };
    const { output } = weigh(files, manifest);
    expect(output).toContain('assets/ar.js');
    expect(output).not.toContain('assets/en.js');
  });

  it('is refused above 165 kB, wherever the weight lies', () => {
    const { ok, output } = weigh({ 'assets/index.js': 'a', 'assets/shared.js': heavy(165_000), 'assets/later.js': '' });
    expect([ok, output]).toEqual([false, expect.stringContaining('too heavy')]);
  });

  it('is refused when the build has no entry', () => {
    expect(weigh({}, {})).toMatchObject({ ok: false, output: expect.stringContaining('no entry') });
  });
});
