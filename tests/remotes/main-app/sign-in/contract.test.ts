// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { screenRemoteContract } from '../../../../remotes/contract-kit/screen-remote-contract.ts';
import { sandboxResponses } from '../../support/sandbox-responses.ts';
import { signInRemote } from './sign-in-remote.tsx';

describe('signing in, legal texts and the subscription', () => {
  const rules = screenRemoteContract({
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

  it.each(rules)('%s', (_, test) => test());
});
