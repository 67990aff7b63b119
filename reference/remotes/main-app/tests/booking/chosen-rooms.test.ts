import { describe, expect, it } from 'vitest';
import { besideOthers, chosenRooms } from '../../booking/details/chosen-rooms.ts';
import type { OfferChoice } from '../../booking/offer/offer-details.ts';

const PRICE = {
  published: null,
  total: 100,
  base: null,
  taxesAndFees: null,
  markupPercentage: null,
  discountPercentage: null,
};

const rate = (forRoom: number, name: string, left: number | null): OfferChoice => ({
  id: `${forRoom}-${name}`,
  name,
  description: '',
  price: PRICE,
  tags: [],
  left,
  rate: { room: name, board: '', beds: '', guests: 2, forRoom, freeCancellationUntil: '', cancellation: [] },
  fare: null,
});

describe('rooms that are chosen one by one', () => {
  const rooms = [1, 2].map((room) => [rate(room, 'family', 1), rate(room, 'suite', 2), rate(room, 'standard', null)]);

  it('are no more of one kind than are left', () => {
    expect(chosenRooms(rooms, '')?.id).toBe('1-family.2-suite');
    expect(chosenRooms(rooms, '1-family.2-family')?.id).toBe('1-family.2-suite');
    expect(chosenRooms(rooms, '1-suite.2-suite')?.id).toBe('1-suite.2-suite');
    expect(chosenRooms(rooms, '1-standard.2-standard')?.id).toBe('1-standard.2-standard');
    expect(chosenRooms([[rate(1, 'family', 1)], [rate(2, 'family', 1)]], '')).toBeNull();
  });

  it('are fewer for one room where the same is chosen for another', () => {
    const lefts = (id: string) => besideOthers(rooms, id)[0]?.map(({ left }) => left);
    expect(lefts('1-standard.2-family')).toEqual([0, 2, null]);
    expect(lefts('1-standard.2-suite')).toEqual([1, 1, null]);
    expect(lefts('1-standard.2-standard')).toEqual([1, 2, null]);
  });
});
