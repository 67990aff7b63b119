import { expect, it } from 'vitest';
import { at } from './booking-steps.ts';
import { day, SEARCHES } from './searches.ts';

it.each([
  ['an airport', SEARCHES.flight.replace('to=OSL', 'to=ZZZ'), undefined],
  ['a place', SEARCHES.hotel, 400],
  ['a cruise line', `${SEARCHES.cruise}&shipLine=nobody`, 422],
  ['a counter', SEARCHES.car.replace(day(8), day(9)), 404],
])('a search for what the platform does not know, %s, says so, with its form', async (_, path, status) => {
  const refused = {
    ok: false,
    error: { kind: 'refused', status: status ?? 400, message: 'to must be a code' },
  } as const;
  const { screen } = await at(path, status === undefined ? {} : { respond: () => refused });
  expect(screen.getByRole('alert').textContent).toContain("a place or a code in the address isn't known");
});
