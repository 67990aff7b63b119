import { describe, expect, it } from 'vitest';
import { sandboxResponses } from '../../../tests/support/sandbox-responses.ts';
import { withoutFields } from '../../../tests/support/without-fields.ts';
import { chosenRooms } from '../../booking/details/chosen-rooms.ts';
import { PRODUCTS } from '../../booking/offer/offer.ts';
import type { OfferChoice } from '../../booking/offer/offer-details.ts';
import { parseOffers } from '../../booking/offer/offer-wire.ts';
import { at, book, fillIn, follow, heading, openFirst } from './booking-steps.ts';
import { SEARCHES } from './searches.ts';

const OFFER = { id: 'a', name: 'A', price: { total: 10 } };

describe('an offer that doesn’t say what cancelling costs', () => {
  const unsaid = ['freeCancellationUntil', 'policies', 'cancellation', 'refundable', 'tags'];
  const respond = withoutFields(sandboxResponses(), ...unsaid);

  it.each(PRODUCTS)('claims nothing of it from the results to the confirmation: a %s', async (product) => {
    const shown = await at(SEARCHES[product], { respond });
    const words = () => shown.element.textContent ?? '';
    const claims = () => words().match(/[Ff]ree cancellation|Non-refundable|Refundable/g) ?? [];
    expect(claims()).toEqual([]);
    await openFirst(shown);
    expect(claims()).toEqual([]);
    while (shown.screen.queryByRole('button', { name: /^Pay/ }) === null) {
      await follow(shown, /^(Continue|Go to checkout)$/);
    }
    expect([claims(), words()]).toEqual([[], expect.stringContaining('Ask about cancellation')]);
    await fillIn(shown);
    await book(shown);
    expect(heading(shown)).toBe("You're booked!");
    expect([claims(), words()]).toEqual([[], expect.stringContaining('Ask about cancellation')]);
  });

  it('is not among those whose cancellation is free, whatever its tags are', () => {
    const tags = ['free-cancellation', 'pool'];
    const tagsOf = (fields: object) => parseOffers('hotel', { data: [{ ...OFFER, tags, ...fields }] })?.[0]?.tags;
    expect(tagsOf({})).toEqual(['pool']);
    expect(tagsOf({ freeCancellationUntil: null })).toEqual(['pool']);
    expect(tagsOf({ freeCancellationUntil: '2026-12-01' })).toEqual(tags);
    expect(tagsOf({ freeCancellationUntil: '2026-12-01', tags: [] })).toEqual(['free-cancellation']);
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
