// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { screenRemoteContract } from '../../../remotes/contract-kit/screen-remote-contract.ts';
import * as remote from '../../../remotes/destination-details/entry.ts';
import { sandboxAnswers } from '../support/sandbox-answers.ts';

describe('destination details', () => {
  const promises = screenRemoteContract({
    remote,
    basePath: '/destination',
    addresses: ['/destination/lisbon', '/destination/share?slug=kyoto', '/destination/no-such-place'],
    answer: sandboxAnswers(),
  });

  it.each(promises)('%s', (_, check) => check());
});
