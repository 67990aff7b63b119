import { test } from '@fast-check/vitest';
import { within } from '@testing-library/dom';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ratesByRoom } from '../../../../remotes/main-app/booking/details/rates-by-room.ts';
import type { OfferChoice } from '../../../../remotes/main-app/booking/offer/offer-details.ts';
import { at, openFirst } from './booking-steps.ts';
import { SEARCHES } from './searches.ts';

const PRICE = {
  published: null,
  total: 100,
  base: null,
  taxesAndFees: null,
  markupPercentage: null,
  discountPercentage: null,
};
const CONDITIONS = { board: 'breakfast', beds: 'king', guests: 2, freeCancellationUntil: '', cancellation: [] };

const rate = (id: string, room: string): OfferChoice => ({
  id,
  name: id,
  description: '',
  price: PRICE,
  tags: [],
  left: null,
  rate: { ...CONDITIONS, room },
  fare: null,
});

const rates = fc
  .array(fc.constantFrom('standard', 'superior', 'suite'), { minLength: 1, maxLength: 12 })
  .map((rooms) => rooms.map((room, index) => rate(String(index), room)));

describe('the rates of a hotel', () => {
  test.prop([rates])('are all there by room, each once and in the platform’s order', (choices) => {
    const rooms = ratesByRoom(choices) ?? [];
    expect(rooms.map(({ room }) => room)).toEqual([...new Set(choices.map((choice) => choice.rate?.room))]);
    for (const { room, rates: own } of rooms)
      expect(own).toEqual(choices.filter((choice) => choice.rate?.room === room));
  });

  test.prop([rates, fc.nat(11)])('are no table where the conditions of one are unknown', (choices, which) => {
    const unknown = choices.map((choice, index) =>
      index === which % choices.length ? { ...choice, rate: null } : choice,
    );
    expect(ratesByRoom(unknown)).toBeNull();
  });

  it('are a table with a row each, and a link to the checkout of each', async () => {
    const shown = await at(SEARCHES.hotel);
    await openFirst(shown);
    const table = shown.screen.getByRole('table', { name: 'Choose your room' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Room', 'Conditions', expect.stringMatching(/^Price for \d nights?$/), 'Choose']);
    const [, ...rows] = within(table).getAllByRole('row');
    expect(rows.length).toBeGreaterThan(within(table).getAllByRole('rowheader').length - 1);
    const [first] = within(table).getAllByRole('link', { name: /^Select/ });
    expect(first?.getAttribute('href')).toMatch(/\/booknow\/hotels\/checkout\?.*choice=standard/);
  });

  it.each([
    ['2-5', 0],
    ['2.2', 2],
  ])('say for how many rooms a total is, where it is for several: guests %s', async (guests, rooms) => {
    const shown = await at(SEARCHES.hotel.replace('guests=2', `guests=${guests}`));
    await openFirst(shown);
    const [price] = within(shown.screen.getByRole('table')).getAllByText(/per night$/);
    const lines = price?.parentElement?.textContent ?? '';
    expect(lines.includes('2 rooms')).toBe(rooms === 2);
  });
});
