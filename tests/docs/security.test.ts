import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const FOLDER = join(import.meta.dirname, '../../docs');
const ROWS = readFileSync(join(FOLDER, 'security.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()));

/** How many requirements of levels 1 and 2 each section of ASVS 5.0.0 has; within a section they come first. */
const SECTIONS: Readonly<Record<string, number>> = Object.fromEntries(
  `1.1:2 1.2:9 1.3:11 1.4:3 1.5:2 2.1:3 2.2:3 2.3:4 2.4:1 3.2:2 3.3:4 3.4:6 3.5:5 3.7:2 4.1:3 4.2:1 4.3:2 4.4:4
   5.1:1 5.2:3 5.3:2 5.4:3 6.1:3 6.2:12 6.3:4 6.4:4 6.5:5 6.6:3 6.8:4 7.1:3 7.2:4 7.3:2 7.4:5 7.5:2 7.6:2
   8.1:2 8.2:3 8.3:1 8.4:1 9.1:3 9.2:4 10.1:2 10.2:2 10.3:4 10.4:11 10.5:5 10.6:2 10.7:3
   11.1:2 11.2:3 11.3:3 11.4:4 11.5:1 11.6:1 12.1:3 12.2:2 12.3:4 13.1:1 13.2:5 13.3:2 13.4:5
   14.1:2 14.2:4 14.3:3 15.1:3 15.2:3 15.3:7 16.1:1 16.2:5 16.3:4 16.4:3 16.5:3 17.1:1 17.2:4 17.3:2`
    .split(/\s+/)
    .map((text) => text.split(':') as [string, string])
    .map(([section, count]) => [section, Number(count)]),
);
const REQUIREMENTS = Object.entries(SECTIONS).flatMap(([section, count]) =>
  Array.from({ length: count }, (_, index) => `${section}.${index + 1}`),
);

describe('docs/security.md', () => {
  it('has each requirement of ASVS 5.0, levels 1 and 2, once', () => {
    const named = ROWS.flatMap(([, numbers = '']) => numbers.split(', '));
    expect(REQUIREMENTS).toHaveLength(253);
    expect([...named].sort()).toEqual([...REQUIREMENTS].sort());
  });

  it('gives each one of its statuses, and how or why', () => {
    for (const [, numbers, status, how] of ROWS) {
      expect([numbers, status]).toEqual([
        numbers,
        expect.stringMatching(/^(?:met|partly|not met|platform|operator|none)$/),
      ]);
      expect([numbers, how]).not.toEqual([numbers, '']);
    }
  });

  it('names in its summary every requirement that is not met', () => {
    const [, summary = ''] = /\*\*not met\*\*(.*)/.exec(readFileSync(join(FOLDER, 'security.md'), 'utf8')) ?? [];
    const missing = ROWS.filter(([, numbers = '', status]) => status === 'not met' && !summary.includes(numbers));
    expect(missing).toEqual([]);
  });

  it.each(['security.md', 'operate.md', '../SECURITY.md'])('%s links files that exist', (document) => {
    const text = readFileSync(join(FOLDER, document), 'utf8');
    const links = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, link = '']) => link);
    const folder = document.startsWith('..') ? join(FOLDER, '..') : FOLDER;
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter((link) => !existsSync(join(folder, link)))).toEqual([]);
  });
});
