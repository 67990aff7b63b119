import { expect, it } from 'vitest';
import { sortByFit } from '../details/unit.ts';
import { readUnits } from '../details/use-units.ts';

it('units that are too small come after all that fit', () => {
  const rooms = [2, 4, 1, 6].map((sleeps) => ({ name: `For ${sleeps}`, left: 1, sleeps }));
  const units = readUnits({ data: { rooms } }) ?? [];
  const stay = { checkIn: '2026-02-03', checkOut: '2026-02-05', adults: 4, children: 0 };
  expect(sortByFit(units, stay).map(({ sleeps }) => sleeps)).toEqual([4, 6, 2, 1]);
});
