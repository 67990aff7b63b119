// @vitest-environment jsdom
import { beforeAll, describe, it } from 'vitest';
import { screenRemoteContract } from '../../../../remotes/contract-kit/screen-remote-contract.ts';
import { installNativeDialogs } from '../../../support/native-dialogs.ts';
import { sandboxResponses } from '../../support/sandbox-responses.ts';
import { accountRemote, seenBy } from './support/show-account.ts';

beforeAll(installNativeDialogs);

const owner = await seenBy('owner');

describe('the account and agents’ pages, for the owner of the agency', () => {
  const promises = screenRemoteContract({
    remote: owner.remote,
    addresses: [
      '/mytrip/dashboard',
      '/mytrip/mytrips?show=past',
      '/mytrip/mytrips/LV-NOBODY',
      '/mytrip/profile',
      '/mytrip/wallet/',
      '/mytrip/support',
      '/dashboard',
      '/bookings',
      '/users/clients',
      '/users/clients/nobody',
      '/users/agents/view/aurora-agent',
      '/settings/agency',
      '/settings/support',
      '/proposals',
      '/deal-link',
      '/searches',
      '/applications',
    ],
    respond: owner.answer,
  });

  it.each(promises)('%s', (_, check) => check());
});

describe('proposals and deal links, for a visitor', () => {
  const promises = screenRemoteContract({
    remote: accountRemote,
    addresses: [
      '/mytrip/dashboard',
      '/dashboard',
      '/deal-link?dealLinkId=nobody',
      '/deal-link?proposalId=nobody',
      '/disapproveProposal?proposalId=nobody',
      '/allowAgentProposal',
      '/url/nobody',
    ],
    respond: sandboxResponses(),
  });

  it.each(promises)('%s', (_, check) => check());
});
