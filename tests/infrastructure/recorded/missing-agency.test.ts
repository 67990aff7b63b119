import { expect, it } from 'vitest';
import { httpAgencySource } from '../../../src/infrastructure/agency/http-agency-source.ts';
import { replayingClient } from '../../../src/infrastructure/recorded/replaying-client.ts';
import { NEVER_ABORTED } from '../../support/http/an-http-client.ts';

it('is an error of the recording, not an agency that there is not', async () => {
  expect(await httpAgencySource(replayingClient([], 'api')).read(NEVER_ABORTED)).toMatchObject({
    ok: false,
    error: { message: 'The recording holds no such call: GET /api/agency (api).' },
  });
});
