import { sandboxResponses } from '@livery/reference-testing/sandbox-responses';
import { screenRemoteContract } from '@livery/remote/testing';
import { installNativeDialogs } from '@livery/testkit/native-dialogs';
import { ARIA_MODULE } from '@livery/ui/load-aria';
import { beforeAll, describe, it } from 'vitest';
import { accountRemote, seenBy } from './support/show-account.ts';

beforeAll(installNativeDialogs);
// Otherwise the first remote that needs the shared module would seem to leave something behind.
beforeAll(() => ARIA_MODULE.load());

const owner = await seenBy('owner');

describe.each<Parameters<typeof screenRemoteContract>[0] & { readonly name: string }>([
  {
    name: 'the account and agents’ pages, for the owner of the agency',
    remote: accountRemote,
    addresses: [
      '/mytrip/dashboard',
      '/mytrip/mytrips?show=past',
      '/mytrip/mytrips/LV-UNKNOWN',
      '/mytrip/profile',
      '/mytrip/wallet/',
      '/mytrip/support',
      '/dashboard',
      '/bookings',
      '/users/clients',
      '/users/clients/unknown',
      '/users/agents/view/aurora-agent',
      '/settings/agency',
      '/settings/support',
      '/proposals',
      '/deal-link',
      '/searches',
      '/applications',
    ],
    ...owner,
  },
  {
    name: 'proposals and deal links, for a visitor',
    remote: accountRemote,
    addresses: [
      '/mytrip/dashboard',
      '/dashboard',
      '/deal-link?dealLinkId=unknown',
      '/deal-link?proposalId=unknown',
      '/disapproveProposal?proposalId=unknown',
      '/allowAgentProposal',
      '/url/unknown',
    ],
    respond: sandboxResponses(),
  },
])('$name', (needs) => {
  it.each(screenRemoteContract(needs))('%s', (_, test) => test());
});
