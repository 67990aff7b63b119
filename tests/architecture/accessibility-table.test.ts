import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { messagesByKey } from '../../scripts/texts/messages-by-key.mjs';
import english from '../../src/ui/texts/en.json' with { type: 'json' };

/** The success criteria of WCAG 2.2 at levels A and AA, by guideline. */
const CRITERIA = [
  '1.1.1',
  ...['1.2.1', '1.2.2', '1.2.3', '1.2.4', '1.2.5'],
  ...['1.3.1', '1.3.2', '1.3.3', '1.3.4', '1.3.5'],
  ...['1.4.1', '1.4.2', '1.4.3', '1.4.4', '1.4.5', '1.4.10', '1.4.11', '1.4.12', '1.4.13'],
  ...['2.1.1', '2.1.2', '2.1.4', '2.2.1', '2.2.2', '2.3.1'],
  ...['2.4.1', '2.4.2', '2.4.3', '2.4.4', '2.4.5', '2.4.6', '2.4.7', '2.4.11'],
  ...['2.5.1', '2.5.2', '2.5.3', '2.5.4', '2.5.7', '2.5.8'],
  ...['3.1.1', '3.1.2', '3.2.1', '3.2.2', '3.2.3', '3.2.4', '3.2.6'],
  ...['3.3.1', '3.3.2', '3.3.3', '3.3.4', '3.3.7', '3.3.8', '4.1.2', '4.1.3'],
];

const rows = readFileSync('docs/accessibility.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => {
    const [, criterion = '', name = '', how = '', proof = ''] = line.split('|').map((cell) => cell.trim());
    return { criterion, name, how, proof };
  });

describe('the table of accessibility', () => {
  it('has the 55 criteria of WCAG 2.2 at levels A and AA, each once, in order', () => {
    expect(CRITERIA).toHaveLength(55);
    expect(rows.map(({ criterion }) => criterion)).toEqual(CRITERIA);
  });

  it.each(rows)('proves $criterion, $name, by a test that exists, or explains why it is not applicable', (row) => {
    expect(row.name).not.toBe('');
    if (row.proof === '') {
      expect(row.how).toMatch(/^not applicable: ./);
      return;
    }
    expect(row.how).not.toBe('');
    const [, file = '', test = ''] = /^`(tests\/\S+)` › (.+)$/.exec(row.proof) ?? [];
    expect(existsSync(file), file).toBe(true);
    const code = readFileSync(file, 'utf8');
    expect(code.includes(test), `${file} › ${test}`).toBe(true);
  });
});

describe('the messages of the shell', () => {
  // WCAG 1.3.3; translations follow the English text.
  it('direct no visitor by place, shape or colour alone', () => {
    const sensory =
      /\b(on the (left|right)|(top|bottom) (left|right|of)|above|below|red|green|blue|yellow|round|square)\b/i;
    const found = [...messagesByKey(english)].filter(([, message]) => sensory.test(message));
    expect(found).toEqual([]);
  });
});
