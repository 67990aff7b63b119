import { sandboxResponses } from '@livery/reference-testing/sandbox-responses';
import { screenRemoteContract } from '@livery/remote/testing';
import { ARIA_MODULE } from '@livery/ui/load-aria';
import { beforeAll, describe, it } from 'vitest';
import { bookingRemote } from './booking-steps.ts';
import { SEARCHES } from './searches.ts';

// Otherwise the first remote that needs the shared module would seem to leave something behind.
beforeAll(() => ARIA_MODULE.load());

describe('booking', () => {
  const tests = screenRemoteContract({
    remote: bookingRemote,
    addresses: [
      '/booknow/hotels',
      ...Object.values(SEARCHES),
      '/booknow/cars/search?age=12',
      '/booknow/hotels/search-details?hotelId=unknown-s',
      '/booknow/flights/checkout',
      '/booknow/activities/confirmation/LV-000000',
      '/booknow/hotels/deal/7',
    ],
    respond: sandboxResponses(),
  });
  it.each(tests)('%s', (_, test) => test());
});
