// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { screenRemoteContract } from '../../../remotes/contract-kit/screen-remote-contract.ts';
import * as remote from '../../../remotes/resort/entry.tsx';
import { resortsOf } from '../../../sandbox/world/resorts/resorts.ts';
import { sandboxResponses } from '../support/sandbox-responses.ts';

const [resort] = resortsOf(1);

describe('the resort booking', () => {
  const rules = screenRemoteContract({
    remote,
    basePath: '/booknow/resort',
    addresses: [
      '/booknow/resort',
      '/booknow/resort/search?place=Bali&lat=-8.69&lon=115.17',
      `/booknow/resort/details?property=${resort?.id}`,
      '/booknow/resort/details?property=R0',
      '/booknow/resort/checkout',
    ],
    respond: sandboxResponses(),
  });

  it.each(rules)('%s', (_, test) => test());
});
