import { test } from '@fast-check/vitest';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filterBookings } from '../../../../remotes/main-app/account/bookings/bookings-screen.tsx';
import { canBeCancelled, phaseOf, tripsInPhase } from '../../../../remotes/main-app/account/bookings/trip-phase.ts';
import { matchesWords } from '../../../../remotes/main-app/account/common/filters.tsx';
import { pageOf } from '../../../../remotes/main-app/account/common/paged-table.tsx';
import { sameSiteAddress, sameSitePath } from '../../../../remotes/main-app/account/common/paths.ts';
import { agencyFigures } from '../../../../remotes/main-app/account/dashboard/agency-figures.ts';
import { offerFromAddress, proposedAddress } from '../../../../remotes/main-app/account/proposals/proposal-paths.ts';
import { settingsBody } from '../../../../remotes/main-app/account/settings/settings-form.tsx';
import { agentFigures } from '../../../../remotes/main-app/booking/offer/price-rules.ts';
import { someTrip } from './support/some-trip.ts';

const TODAY = '2026-02-10';

describe('a trip', () => {
  it('is to come up to its last day, over after it, and cancelled whenever it is', () => {
    const phase = (start: string, end: string, cancelled = false) => phaseOf({ start, end, cancelled }, TODAY);
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
  const price = { base: 80, total: 120, taxesAndFees: 20 };
  const agent = { isTravelAgent: true, isRestrictedAgent: false };

  it('is the wholesale rate and the markup', () => {
    expect(agentFigures(price, agent)).toEqual({ wholesale: 80, markup: 20 });
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

describe('the figures of the Command Center', () => {
  it('count what was booked this month and not cancelled, in US dollars', () => {
    const trips = [
      someTrip({ bookedOn: '2026-02-01', start: '2026-03-01' }),
      someTrip({ bookedOn: '2026-02-02', start: '2026-02-02', end: '2026-02-03' }),
      someTrip({ bookedOn: '2026-01-31', start: '2026-03-01' }),
      someTrip({ bookedOn: '2026-02-03', cancelled: true }),
      someTrip({ bookedOn: '2026-02-03', price: { amount: 7, currency: 'EUR' } }),
    ];
    expect(agencyFigures(trips, TODAY)).toEqual({ upcoming: 3, thisMonth: 3, sales: 240, earned: 40 });
  });
});

describe('the list of bookings', () => {
  const trips = [
    someTrip({ referenceNumber: 'LV-AAAAAA', travellers: ['José Peña'], product: 'hotel' }),
    someTrip({ referenceNumber: 'LV-BBBBBB', product: 'car', cancelled: true }),
  ];
  const found = (filters: Partial<Record<'text' | 'product' | 'phase', string>>) =>
    filterBookings(trips, { text: '', product: '', phase: '', ...filters }, TODAY).map((trip) => trip.referenceNumber);

  it('is searched by words, without accents, and filtered by product and status', () => {
    expect(found({})).toEqual(['LV-AAAAAA', 'LV-BBBBBB']);
    expect(found({ text: 'pena jose' })).toEqual(['LV-AAAAAA']);
    expect(found({ product: 'car' })).toEqual(['LV-BBBBBB']);
    expect(found({ phase: 'upcoming' })).toEqual(['LV-AAAAAA']);
    expect(found({ text: 'bbbbbb', phase: 'upcoming' })).toEqual([]);
  });

  it('finds everything that has all of the words', () => {
    expect(matchesWords('', ['anything'])).toBe(true);
    expect(matchesWords('a x', ['abc'])).toBe(false);
  });

  test.prop([fc.nat(60), fc.integer({ min: 1, max: 15 }), fc.string()])(
    'has just enough pages for all items, and one of them, whatever page the address names',
    (count, size, requested) => {
      const { pages, page } = pageOf(count, requested, size);
      expect(pages * size >= count && (pages === 1 || (pages - 1) * size < count)).toBe(true);
      expect(page >= 1 && page <= pages).toBe(true);
    },
  );

  it('ends at its last page', () => {
    expect(pageOf(3, '99', 2)).toEqual({ page: 2, pages: 2 });
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

  it('names the offer whose page it is', () => {
    expect(offerFromAddress('https://a.example/booknow/hotels/search-details?hotelId=h1&rooms=1')).toEqual({
      product: 'hotel',
      offerId: 'h1',
    });
    expect(offerFromAddress('/booknow/activities/result-details/a%2F1')).toEqual({
      product: 'activity',
      offerId: 'a/1',
    });
    expect(offerFromAddress('/booknow/cars/reservation-details?carId=c1')).toEqual({ product: 'car', offerId: 'c1' });
    for (const other of ['', 'nonsense', '/booknow/hotels/search', '/booknow/hotels/search-details']) {
      expect(offerFromAddress(other)).toBeNull();
    }
  });
});

describe('an offer of a proposal', () => {
  it('leads to its page, the first hotel to the one that needs no log-in (rules §6)', () => {
    const [one, two] = ['h/1', 'h2'].map((offerId) => ({ product: 'hotel' as const, offerId, offer: null }));
    const proposal = { id: 'p/1', offers: [one, two].flatMap((offer) => offer ?? []) };
    expect(proposal.offers.map((offer) => proposedAddress(proposal, offer))).toEqual([
      '/booknow/hotels/deal/p%2F1',
      '/booknow/hotels/search-details?hotelId=h2',
    ]);
  });
});

describe('small rules', () => {
  it('send numbers of the settings as numbers', () => {
    const settings = [
      { name: 'hotelMarkup', kind: 'percent' },
      { name: 'zipCode', kind: 'text' },
      { name: 'hotels', kind: 'switch' },
    ] as const;
    expect(settingsBody({ hotelMarkup: '12', zipCode: '0123', hotels: true }, settings)).toEqual({
      hotelMarkup: 12,
      zipCode: '0123',
      hotels: true,
    });
  });
});
