import { test } from '@fast-check/vitest';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type DraftOffer,
  EMPTY_DRAFT,
  hasOffer,
  MAX_OFFERS,
  withChoice,
  withMovedOffer,
  withNote,
  withOffer,
  withoutOffer,
} from '../../proposal/draft.ts';
import { parseDraft, parseSavedProposal, serializeDraft } from '../../proposal/draft-wire.ts';

const anOffer = (offerId: string): DraftOffer => ({
  product: 'hotel',
  offerId,
  choiceId: '',
  choice: '',
  name: `Hotel ${offerId}`,
  picture: '/media/hotel.svg',
  total: 512.4,
  currency: 'USD',
  note: '',
  start: '2026-12-19',
  end: '2026-12-22',
  freeUntil: '2026-12-12',
  party: { adults: 2, children: 1, infants: 0, rooms: 2, ages: [8] },
});

const ids = (offers: readonly DraftOffer[]) => offers.map(({ offerId }) => offerId);

const someOffers = fc
  .uniqueArray(fc.string({ minLength: 1 }), { minLength: 1, maxLength: MAX_OFFERS })
  .map((all) => all.map(anOffer));

describe('the draft of a proposal', () => {
  it('has each offer once, at its end', () => {
    const two = [anOffer('a'), anOffer('b')];
    expect(ids(withOffer(two, anOffer('c')) ?? [])).toEqual(['a', 'b', 'c']);
    expect(withOffer(two, anOffer('a'))).toBe(two);
    expect(ids(withoutOffer(two, 'a'))).toEqual(['b']);
  });

  it('has room for a hundred offers, and no more', () => {
    const hundred = Array.from({ length: 100 }, (_, index) => anOffer(`${index}`));
    const all = hundred.reduce<readonly DraftOffer[]>((offers, one) => withOffer(offers, one) ?? offers, []);
    expect(all).toHaveLength(100);
    expect(withOffer(all, anOffer('one more'))).toBeNull();
  });

  it('keeps the note of an offer that is moved', () => {
    const noted = withNote([anOffer('a'), anOffer('b'), anOffer('c')], 'a', 'بجانب البحر');
    expect(ids(withMovedOffer(noted, 'a', 2))).toEqual(['b', 'c', 'a']);
    expect(withMovedOffer(noted, 'a', 2)[2]?.note).toBe('بجانب البحر');
    expect(withMovedOffer(noted, 'unknown', 0)).toBe(noted);
  });

  it('takes another choice of an offer in its place, with its price and the note that is there', () => {
    const noted = withNote([anOffer('a'), anOffer('b')], 'a', 'By the sea');
    const suite = { ...anOffer('a'), choiceId: 'suite', choice: 'Suite', total: 900 };
    expect(withChoice(noted, suite)).toEqual([{ ...suite, note: 'By the sea' }, anOffer('b')]);
  });

  test.prop([someOffers, fc.nat(), fc.nat()])('has the same offers in whatever order', (offers, which, where) => {
    const moved = offers[which % offers.length]?.offerId ?? '';
    const index = where % offers.length;
    const after = withMovedOffer(offers, moved, index);
    expect(after[index]?.offerId).toBe(moved);
    expect(ids(after).toSorted()).toEqual(ids(offers).toSorted());
    expect(ids(withoutOffer(after, moved))).toEqual(ids(withoutOffer(offers, moved)));
    expect(hasOffer(withoutOffer(after, moved), moved)).toBe(false);
  });
});

describe('a draft that a tab has stored', () => {
  test.prop([someOffers, fc.string(), fc.string({ minLength: 1 })])(
    'is read as it was written',
    (offers, title, owner) => {
      const draft = { ...EMPTY_DRAFT, title, offers };
      expect(parseDraft(serializeDraft(draft, owner), owner)).toEqual(draft);
    },
  );

  it('has no price where the platform sends none, also when it is read again', () => {
    const saved = parseSavedProposal({
      data: { id: 'p', offers: [{ product: 'hotel', offerId: 'h', name: 'Harbour House' }] },
    });
    const offers = saved?.draft.offers ?? [];
    expect(offers.map(({ total }) => total)).toEqual([null]);
    expect(parseDraft(serializeDraft({ ...EMPTY_DRAFT, offers }, 'ines'), 'ines')?.offers).toEqual(offers);
  });

  it('is nobody else’s, and none for a visitor', () => {
    const text = serializeDraft({ ...EMPTY_DRAFT, title: 'Lisbon' }, 'ines');
    expect(parseDraft(text, 'maya')).toBeNull();
    expect(parseDraft(serializeDraft(EMPTY_DRAFT, ''), '')).toBeNull();
  });

  it.each([null, '', '{', '[]', '7', '{"owner":"ines"}', '{"owner":"ines","draft":{"offers":[{"product":"x"},7]}}'])(
    'is none, or has no offers, where it is damaged: %s',
    (text) => {
      expect(parseDraft(text, 'ines')?.offers ?? []).toEqual([]);
    },
  );
});
