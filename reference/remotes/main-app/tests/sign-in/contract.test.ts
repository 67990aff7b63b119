import { sandboxResponses } from '@livery/reference-testing/sandbox-responses';
import { screenRemoteContract } from '@livery/remote/testing';
import { installNativeDialogs } from '@livery/testkit/native-dialogs';
import { ARIA_MODULE } from '@livery/ui/load-aria';
import { beforeAll, describe, it } from 'vitest';
import { signInRemote } from './sign-in-remote.ts';

beforeAll(installNativeDialogs);
// Otherwise the first remote that needs the shared module would seem to leave something behind.
beforeAll(() => ARIA_MODULE.load());

describe('signing in, legal texts and the subscription', () => {
  const addresses = [
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
  ] as const;
  const rules = screenRemoteContract({ remote: signInRemote, addresses, respond: sandboxResponses() });
  it.each(rules)('%s', (_, test) => test());
});
