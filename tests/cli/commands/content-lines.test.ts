import { describe, expect, it } from 'vitest';
import { faqLines, sanitiseLines } from '../../../src/cli/commands/content-lines.ts';
import { outputFor } from '../support/output-for.ts';

describe('faq --batch', () => {
  const questions = [{ question: 'What is it?' }, { question: 'Why' }];

  it('is disabled where the agency of the line has switched it off (rules 2.15)', () => {
    const faq = { isEnabled: true, questions: questions.slice(0, 1) };
    expect(outputFor(faqLines, { faq, agency: { isFaqEnable: true } })).toEqual({ state: 'list', count: 1 });
    expect(outputFor(faqLines, { faq, agency: { isFaqEnable: false } })).toEqual({ state: 'disabled', count: 0 });
    expect(outputFor(faqLines, { faq, agency: {} })).toEqual({ state: 'disabled', count: 0 });
  });
});

describe('sanitise --batch', () => {
  it('processes 10 MB in one line', () => {
    const html = 'x'.repeat(10_000_000);
    expect(outputFor(sanitiseLines, { html })).toEqual({ html });
  });
});
