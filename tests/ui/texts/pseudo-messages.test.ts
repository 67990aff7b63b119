import { describe, expect, it, vi } from 'vitest';
import { messagesByKey } from '../../../scripts/texts/messages-by-key.mjs';
import { createI18n } from '../../../src/ui/texts/create-i18n.ts';
import english from '../../../src/ui/texts/en.json' with { type: 'json' };
import { pseudoMessages } from '../../../src/ui/texts/pseudo-messages.ts';

const pseudoTexts = messagesByKey((await pseudoMessages()) ?? {});
const GAPS = /\{\{\w+\}\}|<\/?\w+\/?>/g;
const withoutGaps = (sentence: string) => sentence.replace(GAPS, '');

describe('the pseudo-language', () => {
  it('has every sentence of English', () => {
    expect([...pseudoTexts.keys()]).toEqual([...messagesByKey(english).keys()]);
  });

  it.each([...messagesByKey(english)])('shows in %s that it is not English', (key, sentence) => {
    const pseudoText = pseudoTexts.get(key) ?? '';
    expect(pseudoText).toMatch(/^\[.*\]$/s);
    expect(withoutGaps(pseudoText)).not.toMatch(/[aeiouy]/i);
    expect(withoutGaps(pseudoText).length).toBeGreaterThanOrEqual(withoutGaps(sentence).length * 1.4);
    expect(pseudoText.match(GAPS)).toEqual(sentence.match(GAPS));
  });

  it('is chosen as any language is', async () => {
    const { t } = await createI18n('ar', { load: pseudoMessages });
    await vi.waitFor(() => expect(t('currencies.found', { count: 3 })).toBe('[3 çúúŕŕééñçííéééš]'));
  });
});
