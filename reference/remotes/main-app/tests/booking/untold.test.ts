import { sandboxResponses } from '@livery/reference-testing/sandbox-responses';
import { withoutFields } from '@livery/reference-testing/without-fields';
import { describe, expect, it } from 'vitest';
import { chosenRooms } from '../../booking/details/chosen-rooms.ts';
import { type FlightLeg, type FlightOffer, type Offer, PRODUCTS } from '../../booking/offer/offer.ts';
import type { OfferChoice, OfferDetails } from '../../booking/offer/offer-details.ts';
import { parseOffers } from '../../booking/offer/offer-wire.ts';
import { offerWithChoice } from '../../booking/offer/offer-with-choice.ts';
import { flightResults } from '../../booking/products/flight-results.tsx';
import { productResults } from '../../booking/results/product-results.ts';
import { hasSortValues, sortOffers } from '../../booking/results/sort-offers.ts';
import { aFlight, aLeg } from './a-flight.ts';
import { anOffer } from './an-offer.ts';
import { fillIn, followLink, headingText, openFirst, pressPay, showBooking } from './booking-steps.ts';
import { SEARCHES } from './searches.ts';

const OFFER = { id: 'a', name: 'A', price: { total: 10 } };

describe('an offer that doesn’t say what cancelling costs', () => {
  const unsaid = ['freeCancellationUntil', 'policies', 'cancellation', 'refundable', 'tags'];
  const respond = withoutFields(sandboxResponses(), ...unsaid);

  it.each(PRODUCTS)('claims nothing of it from the results to the confirmation: a %s', async (product) => {
    const view = await showBooking(SEARCHES[product].replace(/adults=2(&children=1)?/, 'adults=1'), { respond });
    const words = () => view.element.textContent ?? '';
    const claims = () => words().match(/[Ff]ree cancellation|Non-refundable|Refundable/g) ?? [];
    expect(claims()).toEqual([]);
    await openFirst(view);
    expect(claims()).toEqual([]);
    while (view.screen.queryByRole('button', { name: /^Pay/ }) === null) {
      await followLink(view, /^(Continue|Go to checkout)$/);
    }
    expect([claims(), words()]).toEqual([[], expect.stringContaining('Ask about cancellation')]);
    await fillIn(view);
    await pressPay(view);
    expect(headingText(view)).toBe("You're booked!");
    expect([claims(), words()]).toEqual([[], expect.stringContaining('Ask about cancellation')]);
  });

  it('is not among those whose cancellation is free, whatever its tags are', () => {
    const tags = ['free-cancellation', 'pool'];
    const tagsOf = (fields: object) => parseOffers('hotel', { data: [{ ...OFFER, tags, ...fields }] })?.[0]?.tags;
    expect(tagsOf({})).toEqual(['pool']);
    expect(tagsOf({ freeCancellationUntil: null })).toEqual(['pool']);
    expect(tagsOf({ freeCancellationUntil: '2026-01-01' })).toEqual(['pool']);
    expect(tagsOf({ freeCancellationUntil: '2999-12-01' })).toEqual(tags);
    expect(tagsOf({ freeCancellationUntil: '2999-12-01', tags: [] })).toEqual(['free-cancellation']);
  });

  it.each([
    ['a day', { freeCancellationUntil: '2026-12-01' }, '2026-12-01'],
    ['that it costs', { freeCancellationUntil: null }, ''],
    ['nothing', {}, null],
    ['no day', { freeCancellationUntil: 'soon' }, null],
    ['an empty text', { freeCancellationUntil: '' }, null],
  ])('differs from one that says so: %s', (_what, fields, read) => {
    expect(parseOffers('hotel', { data: [{ ...OFFER, ...fields }] })?.[0]?.freeCancellationUntil).toBe(read);
  });

  it.each([
    ['2026-12-01', null, null],
    [null, '2026-12-01', null],
    [null, '', ''],
    ['2026-12-01', '2026-11-30', '2026-11-30'],
  ])('leaves it open for all rooms, unless one of them is not free: %o and %o', (first, second, together) => {
    const rooms = [first, second].map((until, index) => [aRoom(index + 1, until)]);
    expect(chosenRooms(rooms, '')?.rate?.freeCancellationUntil).toBe(together);
  });
});

describe('an offer that doesn’t say what it includes', () => {
  const unsaid = [
    'bags',
    'stops',
    'nights',
    'days',
    'rooms',
    'adults',
    'taxesAndFees',
    'board',
    'byRoom',
    'facts',
    'tags',
  ];
  const respond = withoutFields(sandboxResponses(), ...unsaid);

  it.each(PRODUCTS)('claims nothing of bags, stops, taxes, nights and guests: a %s', async (product) => {
    const view = await showBooking(SEARCHES[product], { respond });
    const claims = () => (view.element.textContent ?? '').match(CLAIM_PATTERN) ?? [];
    expect(claims()).toEqual([]);
    await openFirst(view);
    expect(claims()).toEqual([]);
    await followLink(view, 'Continue');
    expect(claims()).toEqual([]);
  });

  it('is in no band of stops where those of one of its legs are unknown', () => {
    const stops = flightResults.facets.find(({ id }) => id === 'stops');
    const bandOf = (...legs: readonly FlightLeg['stops'][]) =>
      stops?.valuesOf(aFlight({ legs: legs.map((leg) => aLeg({ stops: leg })) }));
    expect([bandOf([]), bandOf([], [STOP]), bandOf([], null)]).toEqual([['0'], ['1'], []]);
  });

  it('says no number of bags with a fare that says none', () => {
    const fare = { freeCancellationUntil: null, cancellation: [], cabinBags: null, checkedBags: 1 };
    const details = { ...aDetails(aFlight({ cabinBags: 1, checkedBags: 1 })), facts: FACTS };
    const chosenOffer = offerWithChoice(details, { ...aRoom(1, null), rate: null, fare });
    expect(chosenOffer.offer).toMatchObject({ cabinBags: null, checkedBags: 1 });
    expect(chosenOffer.facts).toEqual([{ code: 'checked-bags', value: '1' }]);
  });
});

describe('results in which no offer tells what an order compares', () => {
  const unsaid = ['rating', 'distance', 'durationMinutes', 'nights', 'departure'];
  const orders = async (product: (typeof PRODUCTS)[number], respond = sandboxResponses()) => {
    const { screen } = await showBooking(SEARCHES[product], { respond });
    return screen.getAllByRole('radio', { name: ORDER }).map(({ parentElement }) => parentElement?.textContent ?? '');
  };

  it.each(PRODUCTS)('are not offered in this order: %s', async (product) => {
    const untold = await orders(product, withoutFields(sandboxResponses(), ...unsaid));
    expect(untold).toEqual((await orders(product)).filter((order) => PLAIN_ORDER.test(order)));
  });

  it('are offered in it, if one of them tells it', () => {
    const { figures } = productResults('hotel');
    const untold = anOffer({ rating: null, distance: null });
    const offeredTags = (...offers: readonly Offer[]) =>
      ['best', 'nearest'].map((order) => hasSortValues(offers, order, figures));
    expect(offeredTags(untold)).toEqual([false, false]);
    expect(offeredTags(untold, anOffer({ rating: null, distance: 2 }))).toEqual([false, true]);
    expect(offeredTags(untold, anOffer({ rating: 0, distance: 0 }))).toEqual([true, true]);
  });

  it('put a flight last of which one leg doesn’t tell how long it is', () => {
    const [short, long] = [aLeg({ durationMinutes: 60 }), aLeg({ durationMinutes: 600 })];
    const flights = [
      aFlight({ id: 'a', legs: [short, aLeg({ durationMinutes: null })] }),
      aFlight({ id: 'b', legs: [long] }),
    ];
    expect(sortOffers(flights, 'shortest', productResults('flight').figures).map(({ id }) => id)).toEqual(['b', 'a']);
  });
});

const ORDER = /^(Recommended|Lowest|Highest|Best|Nearest|Shortest|Earliest)/;
const PLAIN_ORDER = /^(Recommended|Lowest|Highest)/;

/** What pages must not say about fields that the offers above lack. */
const CLAIM_PATTERN = /Nonstop|[Nn]o (cabin|checked) bag|taxes and fees|\b1 (night|room|day)\b|\d adults?\b|NaN|null/g;

const STOP = { airport: 'FRA', minutes: 60 };

const FACTS = [
  { code: 'cabin-bags', value: '1' },
  { code: 'checked-bags', value: '1' },
];

const aDetails = (offer: FlightOffer): OfferDetails => ({
  offer,
  ...{ asks: [], description: [], facts: [], choices: [], cancellation: [], reviews: [] },
});

function aRoom(forRoom: number, freeCancellationUntil: string | null): OfferChoice {
  const price = { published: null, total: 100, base: null, taxesAndFees: null };
  return {
    id: String(forRoom),
    name: 'Double room',
    description: '',
    price: { ...price, markupPercentage: null, discountPercentage: null },
    tags: [],
    left: null,
    rate: {
      ...{ room: 'double', board: '', beds: '', guests: 2, forRoom, cancellation: [] },
      freeCancellationUntil,
    },
    fare: null,
  };
}
