// @vitest-environment jsdom
import { describe, it } from 'vitest';
import * as remote from '../../../remotes/blog/entry.ts';
import { screenRemoteContract } from '../../../remotes/contract-kit/screen-remote-contract.ts';
import { sandboxResponses } from '../support/sandbox-responses.ts';

describe('the blog', () => {
  const rules = screenRemoteContract({
    remote,
    basePath: '/blog',
    addresses: ['/blog', '/blog/desert-mornings', '/blog/share?slug=islands-off-season', '/blog/no-such-story'],
    respond: sandboxResponses(),
  });

  it.each(rules)('%s', (_, test) => test());
});
