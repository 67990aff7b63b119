import { describe, expect, it } from 'vitest';
import { sanitiseLines } from '../../../src/cli/commands/content-lines.ts';
import { answer } from '../support/answer.ts';

describe('sanitise --batch', () => {
  it('answers 10 MB in one line', () => {
    const html = 'x'.repeat(10_000_000);
    expect(answer(sanitiseLines, { html })).toEqual({ html });
  });
});
