import { test } from '@fast-check/vitest';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Offer } from '../../booking/offer/offer.ts';
import type { OfferChoice, OfferDetails } from '../../booking/offer/offer-details.ts';
import { offerWithChoice } from '../../booking/offer/offer-with-choice.ts';
import { remainingUnits } from '../../booking/offer/remaining-units.ts';
import { productDefinition } from '../../booking/product/product.ts';
import { aFare, aFlight } from './a-flight.ts';
import { anOffer } from './an-offer.ts';
import { bookingCalls, fillIn, followLink, showBooking } from './booking-steps.ts';
import { SEARCHES } from './searches.ts';

const detailsOf = (offer: Offer): OfferDetails => ({
  offer,
  asks: [],
  description: [],
  facts: [
    { code: 'aircraft', value: 'A321' },
    { code: 'cabin-bags', value: '0' },
    { code: 'checked-bags', value: '0' },
  ],
  choices: [],
  cancellation: ['Cancel at least one day before it begins and you pay nothing.'],
  reviews: [],
});

const aChoice = (conditions: Partial<OfferChoice>): OfferChoice => ({
  ...{ id: 'one', name: 'One', description: '', price: aFare().price, tags: [], left: null, rate: null, fare: null },
  ...conditions,
});

const ROOM = { room: 'suite', board: '', beds: '', guests: 2, forRoom: null };

describe('an offer with a choice', () => {
  it('is itself without one, and with one that has no conditions of its own', () => {
    const details = detailsOf(anOffer());
    expect([offerWithChoice(details, null), offerWithChoice(details, aChoice({}))]).toEqual([details, details]);
  });

  it('of a rate that is not refunded is neither free to cancel nor says so', () => {
    const offer = anOffer({ freeCancellationUntil: '2999-11-28', tags: ['free-cancellation', 'pool'] });
    const rate = { ...ROOM, freeCancellationUntil: '', cancellation: ['Never.'] };
    expect(offerWithChoice(detailsOf(offer), aChoice({ rate }))).toMatchObject({
      offer: { freeCancellationUntil: '', tags: ['pool'] },
      cancellation: ['Never.'],
    });
  });

  it('of a fare has the cancellation and the bags of this fare', () => {
    const fare = { freeCancellationUntil: '2999-11-30', cancellation: ['Free.'], cabinBags: 1, checkedBags: 2 };
    expect(offerWithChoice(detailsOf(aFlight({ tags: ['nonstop'], cabinBags: 0 })), aChoice({ fare }))).toMatchObject({
      offer: {
        freeCancellationUntil: '2999-11-30',
        cabinBags: 1,
        checkedBags: 2,
        tags: ['carry-on', 'free-cancellation', 'nonstop'],
      },
      facts: [{ value: 'A321' }, { value: '1' }, { value: '2' }],
      cancellation: ['Free.'],
    });
  });
});

describe('what is left of a choice', () => {
  const remainingArbitrary = fc.option(fc.nat(12), { nil: null });

  test.prop([fc.integer({ min: 1, max: 9 }), remainingArbitrary])(
    'is nothing for a booking that takes more',
    (units, there) => {
      const isEnough = there === null || there >= units;
      expect(remainingUnits(units, there)).toBe(isEnough ? there : 0);
    },
  );

  it('is counted in the rooms of a stay, and in the seats of all who have one', () => {
    const { stay } = anOffer();
    const unitsOf = (offer: Offer) => productDefinition(offer.product).units?.(offer);
    expect(unitsOf(anOffer({ stay: { ...stay, rooms: 2 } }))).toBe(2);
    expect(unitsOf(aFlight({ party: { adults: 2, children: 1, infants: 1 } }))).toBe(3);
  });
});

describe('a flight that is booked with a refundable fare', () => {
  it('is refundable, and has its bags, in every step', async () => {
    const view = await showBooking(SEARCHES.flight);
    const { screen } = view;
    const [link] = screen.getAllByRole('link', { name: /Flex$/ });
    if (link === undefined) throw new Error('No fare is flexible.');
    await view.click(link);
    for (const next of ['Continue', 'Go to checkout']) {
      expect(screen.queryByText(/non-refundable/)).toBeNull();
      expect(screen.getAllByText(/^Free cancellation until/).length).toBeGreaterThan(0);
      await followLink(view, next);
    }
    expect(screen.queryByText('No free cancellation')).toBeNull();
    await fillIn(view);
    expect(bookingCalls(view)).toEqual([]);
  });
});
