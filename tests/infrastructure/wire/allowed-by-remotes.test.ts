import { expect, it } from 'vitest';
import { readHold } from '../../../remotes/resort/checkout/hold-wire.ts';
import { readDeals } from '../../../remotes/resort/results/deals-wire.ts';
import { readProfile } from '../../../remotes/user-store/read-profile.ts';
import { allowedResponses } from '../../support/http/allowed-responses.ts';
import { lostIn } from '../../support/http/lost-in.ts';

const READ: readonly (readonly [string, (response: unknown) => unknown, readonly string[]])[] = [
  // The rates are those of another price here.
  ['POST /properties/deals', (response) => readDeals(response, 'USD'), ['type', 'fullName', 'rates', 'cover']],
  ['GET /properties/hold-check', readHold, ['status', 'expires_at']],
  ['GET /api/user/profile', readProfile, ['userType']],
];

it.each(READ)('what docs/platform-api.yaml allows of %s is read whole by remote modules', (call, read, known) => {
  for (const { change, response } of allowedResponses(call)) {
    expect(lostIn(response, read(response), known), change).toEqual([]);
  }
});

const RESORT = { id: 1, name: 'Palm Bay', price: 90 };

it('a resort has the place of its full name and the picture of its cover, where it has no others', () => {
  const cover = { url: ' https://media.example/a.jpg ', colour: '#a1b2c3' };
  const [deal] = readDeals({ data: [{ ...RESORT, fullName: 'Palm Bay, Lagos', cover }] }, 'USD') ?? [];
  expect(deal).toMatchObject({
    location: 'Lagos',
    image: 'https://media.example/a.jpg',
    picture: { url: 'https://media.example/a.jpg', colour: '#a1b2c3' },
  });
});

it('a moment with blanks around it is one', () => {
  const expires_at = ' 2026-02-03T10:00:00Z ';
  expect(readHold({ data: { reference_number: 'R1', status: 'held', expires_at } })).toMatchObject({
    expiresAt: Date.UTC(2026, 1, 3, 10),
  });
});
