import { test } from '@fast-check/vitest';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseDraft, withoutSecrets, writeDraft } from '../booking/checkout-draft.ts';

/** A storage with one text. */
function aStorage(text: string | null = null) {
  let storedText = text;
  return {
    getItem: () => storedText,
    setItem(_: string, next: string) {
      storedText = next;
    },
  };
}

const HOUR = 60 * 60_000;
const NOW = Date.parse('2026-11-25T10:00:00Z');
const DRAFT = { item: 'offer-1', owner: '', values: { first0: 'Maya' } };

describe('the draft of a checkout', () => {
  it('is there for an hour', () => {
    const storage = aStorage();
    writeDraft(storage, DRAFT, NOW);
    expect(parseDraft(storage, NOW + HOUR)).toEqual(DRAFT);
    expect(parseDraft(storage, NOW + HOUR + 1)).toBeNull();
  });

  it.each(['', 'null', '{', '[]', '7', '{"at":"now"}', '{"item":"offer-1"}'])('is none where %j is stored', (text) => {
    expect(parseDraft(aStorage(text), NOW)).toBeNull();
  });

  it('is none where the browser lets nothing be stored', () => {
    const refuse = () => {
      throw new DOMException('The quota is used up.', 'QuotaExceededError');
    };
    writeDraft({ setItem: refuse }, DRAFT, NOW);
    expect([parseDraft({ getItem: refuse }, NOW), parseDraft(null, NOW)]).toEqual([null, null]);
  });

  test.prop([fc.string({ minLength: 1 })])('has nothing of the card, and no passport', (secret) => {
    const names = ['cardNumber', 'cardName', 'cardExpiry', 'cardCode', 'passport0', 'passport11'];
    const values = Object.fromEntries(names.map((name) => [name, secret]));
    expect(withoutSecrets({ ...values, first0: 'Maya', note: '' })).toEqual({ first0: 'Maya' });
  });
});
