// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { screenRemoteContract } from '../../../../remotes/contract-kit/screen-remote-contract.ts';
import { sandboxResponses } from '../../support/sandbox-responses.ts';
import { signInRemote } from './sign-in-remote.ts';

describe('signing in, legal texts and the subscription', () => {
  const promises = screenRemoteContract({
    remote: signInRemote,
    addresses: [
      '/login?redirect=/mytrip/dashboard',
      '/signup',
      '/forgotpassword',
      '/newPassword?token=abc',
      '/verify',
      '/expired',
      '/sso',
      '/privacy-policy',
      '/user-terms-and-conditions',
      '/agency-terms-and-conditions/v-2',
      '/cancellation-policy',
      '/cancellation-policy/mcl',
      '/subscription',
    ],
    respond: sandboxResponses(),
  });

  it.each(promises)('%s', (_, check) => check());
});
