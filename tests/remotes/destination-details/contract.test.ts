// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { screenRemoteContract } from '../../../remotes/contract-kit/screen-remote-contract.ts';
import * as remote from '../../../remotes/destination-details/entry.ts';
import { sandboxResponses } from '../support/sandbox-responses.ts';

describe('destination details', () => {
  const rules = screenRemoteContract({
    remote,
    basePath: '/destination',
    addresses: ['/destination/lisbon', '/destination/share?slug=kyoto', '/destination/no-such-place'],
    respond: sandboxResponses(),
  });

  it.each(rules)('%s', (_, test) => test());
});
