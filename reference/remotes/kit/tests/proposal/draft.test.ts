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

const offerIds = (offers: readonly DraftOffer[]) => offers.map(({ offerId }) => offerId);

const someOffers = fc
  .uniqueArray(fc.string({ minLength: 1 }), { minLength: 1, maxLength: MAX_OFFERS })
  .map((all) => all.map(anOffer));

describe('the draft of a proposal', () => {
  it('has each offer once, at its end', () => {
    const offers = [anOffer('a'), anOffer('b')];
    expect(offerIds(withOffer(offers, anOffer('c')) ?? [])).toEqual(['a', 'b', 'c']);
    expect(withOffer(offers, anOffer('a'))).toBe(offers);
    expect(offerIds(withoutOffer(offers, 'a'))).toEqual(['b']);
  });

  it('has room for a hundred offers, and no more', () => {
    const hundred = Array.from({ length: 100 }, (_, index) => anOffer(`${index}`));
    const allOffers = hundred.reduce<readonly DraftOffer[]>((offers, offer) => withOffer(offers, offer) ?? offers, []);
    expect(allOffers).toHaveLength(100);
    expect(withOffer(allOffers, anOffer('one more'))).toBeNull();
  });

  it('keeps the note of an offer that is moved', () => {
    const notedOffers = withNote([anOffer('a'), anOffer('b'), anOffer('c')], 'a', 'بجانب البحر');
    expect(offerIds(withMovedOffer(notedOffers, 'a', 2))).toEqual(['b', 'c', 'a']);
    expect(withMovedOffer(notedOffers, 'a', 2)[2]?.note).toBe('بجانب البحر');
    expect(withMovedOffer(notedOffers, 'unknown', 0)).toBe(notedOffers);
  });

  it('takes another choice of an offer in its place, with its price and the note that is there', () => {
    const notedOffers = withNote([anOffer('a'), anOffer('b')], 'a', 'By the sea');
    const suite = { ...anOffer('a'), choiceId: 'suite', choice: 'Suite', total: 900 };
    expect(withChoice(notedOffers, suite)).toEqual([{ ...suite, note: 'By the sea' }, anOffer('b')]);
  });

  test.prop([someOffers, fc.nat(), fc.nat()])('has the same offers in whatever order', (offers, which, where) => {
    const movedOfferId = offers[which % offers.length]?.offerId ?? '';
    const index = where % offers.length;
    const offersAfter = withMovedOffer(offers, movedOfferId, index);
    expect(offersAfter[index]?.offerId).toBe(movedOfferId);
    expect(offerIds(offersAfter).toSorted()).toEqual(offerIds(offers).toSorted());
    expect(offerIds(withoutOffer(offersAfter, movedOfferId))).toEqual(offerIds(withoutOffer(offers, movedOfferId)));
    expect(hasOffer(withoutOffer(offersAfter, movedOfferId), movedOfferId)).toBe(false);
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
    const savedProposal = parseSavedProposal({
      data: { id: 'p', offers: [{ product: 'hotel', offerId: 'h', name: 'Harbour House' }] },
    });
    const offers = savedProposal?.draft.offers ?? [];
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
