import { test } from '@fast-check/vitest';
import { guestsIn, parseRoomDrafts, parseRooms, roomsText } from '@livery/contract/search/rooms';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

// @rule 9.14
describe('rooms in an address', () => {
  const room = fc.record({
    adults: fc.integer({ min: 1, max: 2 }),
    ages: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 1 }),
  });

  test.prop([fc.array(room, { minLength: 1, maxLength: 8 })])('read as they were written', (rooms) => {
    expect(parseRooms(roomsText(rooms))).toEqual(rooms);
  });

  const draft = fc.record({
    adults: fc.integer({ min: 1, max: 2 }),
    ages: fc.array(fc.option(fc.integer({ min: 0, max: 17 })), { maxLength: 1 }),
  });

  test.prop([fc.array(draft, { minLength: 1, maxLength: 8 })])(
    'keep the ages that are not known, and are rooms once all are',
    (rooms) => {
      const isComplete = rooms.every(({ ages }) => !ages.includes(null));
      expect(parseRoomDrafts(roomsText(rooms))).toEqual(rooms);
      expect(parseRooms(roomsText(rooms))).toEqual(isComplete ? rooms : null);
    },
  );

  it('miss nothing but ages', () => {
    expect(parseRoomDrafts('2-?-5.1')).toEqual([
      { adults: 2, ages: [null, 5] },
      { adults: 1, ages: [] },
    ]);
    expect(['?', '1?', '2-1?', '2-?1', '2?', '2-??', '2-18'].map(parseRoomDrafts)).toEqual(Array(7).fill(null));
  });

  it('hold sixteen adults and eight children at most', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\d.-]{0,12}$/), (text) => {
        const { adults, children } = guestsIn(parseRooms(text) ?? [{ adults: 1, ages: [] }]);
        expect(adults >= 1 && adults <= 16 && children <= 8).toBe(true);
      }),
    );
    expect(['2-18', '17', undefined].map(parseRooms)).toEqual([null, null, null]);
    expect(parseRooms('16')).toEqual([{ adults: 16, ages: [] }]);
  });
});
