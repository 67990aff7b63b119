import { parseHold } from '@livery/contract/wire/hold-wire';
import { parseProfileResponse } from '@livery/contract/wire/profile-wire';
import { parseResortDeals } from '@livery/contract/wire/resort-wire';
import { expect, it } from 'vitest';
import { allowedResponses } from '../../support/http/allowed-responses.ts';
import { lostIn } from '../../support/http/lost-in.ts';

const READ: readonly (readonly [string, (response: unknown) => unknown, readonly string[]])[] = [
  // The rates here belong to another price.
  ['POST /properties/deals', (response) => parseResortDeals(response, 'USD'), ['type', 'fullName', 'rates', 'cover']],
  ['GET /properties/hold-check', parseHold, ['status', 'expires_at']],
  ['GET /api/user/profile', parseProfileResponse, ['userType']],
];

it.each(READ)(
  'what docs/platform-api.yaml allows of %s is read whole for remote modules',
  (call, parse, knownPaths) => {
    for (const { change, response } of allowedResponses(call)) {
      expect(lostIn(response, parse(response), knownPaths), change).toEqual([]);
    }
  },
);
