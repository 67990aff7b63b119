// @vitest-environment jsdom
import { describe, it } from 'vitest';
import * as remote from '../../../remotes/blog/entry.ts';
import { screenRemoteContract } from '../../../remotes/contract-kit/screen-remote-contract.ts';
import { sandboxAnswers } from '../support/sandbox-answers.ts';

describe('the blog', () => {
  const promises = screenRemoteContract({
    remote,
    basePath: '/blog',
    addresses: ['/blog', '/blog/desert-mornings', '/blog/share?slug=islands-off-season', '/blog/no-such-story'],
    answer: sandboxAnswers(),
  });

  it.each(promises)('%s', (_, check) => check());
});
