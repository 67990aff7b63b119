import { expect, it } from 'vitest';
import { showBooking } from './booking-steps.ts';
import { dayAhead, SEARCHES } from './searches.ts';

it.each([
  ['an airport', SEARCHES.flight.replace('to=OSL', 'to=ZZZ'), undefined],
  ['a place', SEARCHES.hotel, 400],
  ['a cruise line', `${SEARCHES.cruise}&shipLine=nobody`, 422],
  ['a counter', SEARCHES.car.replace(dayAhead(8), dayAhead(9)), 404],
])('a search for what the platform does not know, %s, says so, with its form', async (_, path, status) => {
  const refusedResult = {
    ok: false,
    error: { kind: 'refused', status: status ?? 400, message: 'to must be a code' },
  } as const;
  const { screen } = await showBooking(path, status === undefined ? {} : { respond: () => refusedResult });
  expect(screen.getByRole('alert').textContent).toContain("a place or a code in the address isn't known");
});
