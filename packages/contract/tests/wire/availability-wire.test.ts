import { parseAvailability } from '@livery/contract/wire/availability-wire';
import { expect, it } from 'vitest';

const valueOrFailure = (response: unknown) => {
  const availability = parseAvailability(response);
  return availability.ok ? availability.value : availability;
};

it.each([
  [{ data: { available: true } }, true, null],
  [{ data: { rooms: [{ left: 0 }, { left: 2 }] } }, true, []],
  [{ data: { rooms: [{ left: 0.5 }] } }, false, []],
  [{ data: { available: 'true' } }, false, null],
  [{ data: { rooms: null } }, false, []],
  [{ data: {} }, false, null],
])('%j: bookable %s', (response, available, units) => {
  expect(valueOrFailure(response)).toEqual({ available, units });
});

it('rooms come once each, by their id or else their name, and what makes no sense is left out of them', () => {
  const rooms = [
    { name: 'A', left: -2, board: 'x' },
    {},
    { id: 7, name: ' B ', board: 'breakfast', price: 90, currency: 'eur' },
  ];
  expect(valueOrFailure({ rooms: [...rooms, { name: 'A', left: 3 }] })).toMatchObject({
    available: true,
    units: [
      { id: 'A', left: 3, board: '', sleeps: null, price: null },
      { id: '7', name: 'B', left: 0, board: 'breakfast', price: { amount: 90, currency: 'EUR' }, rates: null },
    ],
  });
});
