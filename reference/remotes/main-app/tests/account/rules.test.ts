import { test } from '@fast-check/vitest';
import { agentFigures } from '@livery/kit/price/price-rules';
import { sameSiteAddress, sameSitePath } from '@livery/kit/proposal/same-site-path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canBeCancelled, tripPhase, tripsInPhase } from '../../account/bookings/trip-phase.ts';
import { matchesWords } from '../../account/common/filters.tsx';
import { requestedPage } from '../../account/common/paged-table.tsx';
import { proposalAddress, proposedOfferAddress } from '../../account/proposals/proposal-paths.ts';
import { formerTotal, offerTotal } from '../../account/proposals/proposed-offer.ts';
import { isPercentage, normaliseDecimal, settingsBody } from '../../account/settings/settings-values.ts';
import { anOffer } from '../booking/an-offer.ts';
import { someTrip } from './support/some-trip.ts';

const TODAY = '2026-02-10';

describe('a trip', () => {
  it('is to come up to its last day, over after it, and cancelled whenever it is', () => {
    const phase = (start: string, end: string, cancelled = false) => tripPhase({ start, end, cancelled }, TODAY);
    expect(phase('2026-02-08', '2026-02-10')).toBe('upcoming');
    expect(phase('2026-02-08', '2026-02-09')).toBe('past');
    expect(phase('2026-02-09', '')).toBe('past');
    expect(phase('2026-02-10', '')).toBe('upcoming');
    expect(phase('2026-03-01', '', true)).toBe('cancelled');
  });

  it('can be cancelled until the day before it begins, once', () => {
    expect(canBeCancelled({ start: '2026-02-11', cancelled: false }, TODAY)).toBe(true);
    expect(canBeCancelled({ start: '2026-02-10', cancelled: false }, TODAY)).toBe(false);
    expect(canBeCancelled({ start: '2026-02-11', cancelled: true }, TODAY)).toBe(false);
  });

  it('is sorted by phase: upcoming ones with the next first, past ones with the latest first', () => {
    const trips = ['2026-04-01', '2026-03-01', '2026-01-02', '2026-02-01'].map((start) => someTrip({ start, end: '' }));
    const starts = (phase: 'upcoming' | 'past') => tripsInPhase(phase, trips, TODAY).map(({ start }) => start);
    expect(starts('upcoming')).toEqual(['2026-03-01', '2026-04-01']);
    expect(starts('past')).toEqual(['2026-02-01', '2026-01-02']);
  });
});

describe('what agents see of a price (rules §5)', () => {
  const price = { base: 80, total: 120, taxesAndFees: 20, markupPercentage: 25 };
  const agent = { isTravelAgent: true, isRestrictedAgent: false };

  it('is the wholesale rate, the markup with its percentage, and the taxes', () => {
    const markup = { amount: 20, taxes: 20, percentage: 25 };
    expect(agentFigures(price, agent)).toEqual({ wholesale: 80, markup });
  });

  it('is nothing for restricted agents, travellers and visitors', () => {
    expect(agentFigures(price, { ...agent, isRestrictedAgent: true })).toBeNull();
    expect(agentFigures(price, { ...agent, isTravelAgent: false })).toBeNull();
    expect(agentFigures(price, null)).toBeNull();
  });

  it('has no markup that is a loss or unknown', () => {
    expect(agentFigures({ ...price, base: 110 }, agent)?.markup).toBeNull();
    expect(agentFigures({ ...price, taxesAndFees: null }, agent)?.markup).toBeNull();
  });
});

describe('a percentage of the settings', () => {
  it.each(['0', '100', '12', '12.5', ' 7.1 ', '100.0'])('may be %j', (text) => expect(isPercentage(text)).toBe(true));

  it.each(['', ' ', '-1', '+1', '100.1', '101', '12.34', '1e1', '0x10', '12%', '1,5', '١٢', 'NaN', '12.', '.5', '1 2'])(
    'may not be %j',
    (text) => expect(isPercentage(text)).toBe(false),
  );

  test.prop([fc.integer({ min: 0, max: 1000 })])('is any tenth up to 100', (tenths) => {
    expect(isPercentage(String(tenths / 10))).toBe(true);
  });
});

describe('a typed figure', () => {
  it.each([
    ['7,5', '7.5'],
    [' 12.5 ', '12.5'],
    ['١٢٫٥', '12.5'],
    ['1,000', '1.000'],
  ])('%j is %j to a program', (typedText, plain) => expect(normaliseDecimal(typedText)).toBe(plain));

  it('with a thousands separator is no percentage', () => expect(isPercentage(normaliseDecimal('1,000'))).toBe(false));
});

describe('a list', () => {
  it('finds everything that has all of the words', () => {
    expect(matchesWords('', ['anything'])).toBe(true);
    expect(matchesWords('a x', ['abc'])).toBe(false);
  });

  test.prop([fc.nat(60), fc.integer({ min: 1, max: 15 }), fc.string()])(
    'has just enough pages for all items, and one of them, whatever page the address names',
    (count, size, requested) => {
      const { pages, page } = requestedPage(count, requested, size);
      expect(pages * size >= count && (pages === 1 || (pages - 1) * size < count)).toBe(true);
      expect(page >= 1 && page <= pages).toBe(true);
    },
  );

  it('ends at its last page', () => {
    expect(requestedPage(3, '99', 2)).toEqual({ page: 2, pages: 2 });
  });
});

describe('an address that came from outside', () => {
  it('is a path of this site or none', () => {
    expect(sameSitePath('/booknow/hotels?a=1#b')).toBe('/booknow/hotels?a=1#b');
    for (const foreign of [
      '',
      'https://evil.example',
      '//evil.example',
      '/\\evil.example',
      '/\t/evil.example',
      'javascript:alert(1)',
    ]) {
      expect(sameSitePath(foreign)).toBeNull();
    }
    expect(sameSitePath('/./' + '/evil.example')).toBeNull();
  });

  it('may be pasted with the origin of this site, and of no other', () => {
    const origin = 'https://aurora.example';
    expect(sameSiteAddress(' https://aurora.example/blog ', origin)).toBe('/blog');
    expect(sameSiteAddress('https://aurora.example.evil/blog', origin)).toBeNull();
    expect(sameSiteAddress('/blog', origin)).toBe('/blog');
  });
});

describe('an offer of a proposal', () => {
  it('leads to its page, hotels to the one that needs no log-in (rules §6)', () => {
    const hotel = {
      offerId: 'h1',
      ...{ product: 'hotel' as const, note: '', name: 'Harbour', proposedTotal: null, offer: anOffer() },
      ...{ choiceId: '', choice: '', booked: null },
    };
    const goneOffer = { ...hotel, offerId: 'h0', offer: null };
    const offers = [goneOffer, { ...hotel, offerId: 'h/1' }, { ...hotel, offerId: 'h2' }];
    const proposal = { id: 'p/1', offers };
    expect(offers.slice(1).map((offer) => proposedOfferAddress(proposal, offer))).toEqual([
      '/booknow/hotels/deal/p%2F1?hotelId=h%2F1',
      '/booknow/hotels/deal/p%2F1?hotelId=h2',
    ]);
    const chosenOffers = offers.map((offer) => ({ ...offer, choiceId: 'suite', choice: 'Suite' }));
    expect(
      chosenOffers.slice(1).map((offer) => proposedOfferAddress({ ...proposal, offers: chosenOffers }, offer)),
    ).toEqual([
      '/booknow/hotels/deal/p%2F1?hotelId=h%2F1&choice=suite',
      '/booknow/hotels/deal/p%2F1?hotelId=h2&choice=suite',
    ]);
    expect(proposedOfferAddress({ ...proposal, offers: [hotel] }, hotel)).toBe('/booknow/hotels/deal/p%2F1');
  });

  it('tells what it cost when it was proposed, only where that has changed by a cent or more', () => {
    const now = (total: number) => anOffer({ total });
    const proposedHotel = {
      ...{ product: 'hotel' as const, offerId: 'h1', note: '', name: 'Harbour', proposedTotal: 100 },
      ...{ choiceId: '', choice: '', booked: null },
    };
    expect(formerTotal({ ...proposedHotel, offer: now(100.01) })).toBe(100);
    expect(formerTotal({ ...proposedHotel, offer: now(99.5) })).toBe(100);
    expect(formerTotal({ ...proposedHotel, offer: now(100.000001) })).toBeNull();
    expect(formerTotal({ ...proposedHotel, offer: null })).toBeNull();
    expect(formerTotal({ ...proposedHotel, proposedTotal: null, offer: now(1) })).toBeNull();
    const emptyBooking = { reference: null, total: 100 };
    expect(formerTotal({ ...proposedHotel, booked: emptyBooking, offer: now(120) })).toBeNull();
    expect(offerTotal({ booked: emptyBooking, offer: now(120) })).toBe(100);
    expect([offerTotal({ booked: null, offer: now(120) }), offerTotal({ booked: null, offer: null })]).toEqual([
      120,
      null,
    ]);
  });
});

describe('the link of a proposal', () => {
  it('names the language that it was made in, and none where the client chooses', () => {
    expect(proposalAddress({ id: 'p/1', language: 'ar' })).toBe('/deal-link?proposalId=p%2F1&lng=ar');
    expect(proposalAddress({ id: 'p1', language: '' })).toBe('/deal-link?proposalId=p1');
  });
});

describe('small rules', () => {
  it('send numbers of the settings as numbers', () => {
    const settings = [
      { name: 'hotelMarkup', kind: 'percent' },
      { name: 'zipCode', kind: 'text' },
      { name: 'hotels', kind: 'switch' },
    ] as const;
    expect(settingsBody({ hotelMarkup: '7,5', zipCode: '0123', hotels: true }, settings)).toEqual({
      hotelMarkup: 7.5,
      zipCode: '0123',
      hotels: true,
    });
  });
});
