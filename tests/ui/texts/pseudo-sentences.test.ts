import { describe, expect, it } from 'vitest';
import { sentencesByKey } from '../../../scripts/texts/sentences-by-key.mjs';
import english from '../../../src/ui/texts/en.json' with { type: 'json' };
import { pseudoSentences } from '../../../src/ui/texts/pseudo-sentences.ts';
import { translator } from '../../../src/ui/texts/translator.ts';

const pseudo = sentencesByKey((await pseudoSentences()) ?? {});
const GAPS = /\{\{\w+\}\}/g;
const withoutGaps = (sentence: string) => sentence.replace(GAPS, '');

describe('the pseudo-language', () => {
  it('has every sentence of English', () => {
    expect([...pseudo.keys()]).toEqual([...sentencesByKey(english).keys()]);
  });

  it.each([...sentencesByKey(english)])('shows in %s that it is not English', (key, sentence) => {
    const said = pseudo.get(key) ?? '';
    expect(said).toMatch(/^\[.*\]$/s);
    expect(withoutGaps(said)).not.toMatch(/[aeiouy]/i);
    expect(withoutGaps(said).length).toBeGreaterThanOrEqual(withoutGaps(sentence).length * 1.4);
    expect(said.match(GAPS)).toEqual(sentence.match(GAPS));
  });

  it('is spoken as any language is', async () => {
    const t = translator((await pseudoSentences()) ?? {}, 'ar');
    expect(t('deals.found', { count: 3 })).toBe('[3 dééáááľš]');
  });
});
