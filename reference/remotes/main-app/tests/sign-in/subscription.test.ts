import type { UserProfile } from '@livery/contract/remotes/remote-context';
import { sandboxResponses } from '@livery/reference-testing/sandbox-responses';
import { showRemote } from '@livery/reference-testing/show-remote';
import { createSandbox } from '@livery/sandbox/app';
import { aUser } from '@livery/testkit/users';
import { describe, expect, it } from 'vitest';
import { parseSubscription } from '../../sign-in/subscription/subscription-wire.ts';
import { signInRemote } from './sign-in-remote.ts';

const showTo = (person: string, userType: UserProfile['userType']) =>
  showRemote(signInRemote, {
    at: '/subscription',
    session: { signedIn: true, profile: aUser({ userType }) },
    respond: sandboxResponses({ agency: 'harbour', person, app: createSandbox() }),
  });

describe('/subscription', () => {
  it('requests nothing for a visitor, whom a 401 would sign out, and leads to the login and back', async () => {
    const { calls, screen } = await showRemote(signInRemote, { at: '/subscription' });
    expect(calls).toEqual([]);
    expect(screen.getByRole('link').getAttribute('href')).toBe('/login?redirect=/subscription');
  });

  it('lets the owner choose a plan (rules §6), and then go on to a site that loads anew', async () => {
    const { calls, screen, click } = await showTo('owner', 'AgencyOwner');
    await click(screen.getByRole('button', { name: 'Choose Starter' }));
    expect(calls.at(-1)).toEqual({ method: 'POST', path: '/api/reference/subscription', body: { plan: 'starter' } });
    expect(document.activeElement?.textContent).toContain('is subscribed');
    expect(screen.getByText('Your plan')).not.toBeNull();
    expect(screen.queryByRole('button', { name: 'Choose Starter' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Start selling' }).getAttribute('href')).toBe('/');
  });

  it('shows the plans to a person who does not run the agency, without a choice', async () => {
    const { screen } = await showTo('agent', 'Other');
    expect(screen.getByRole('heading', { name: 'Starter' })).not.toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('explains why a choice was refused', async () => {
    const { screen, click } = await showTo('agent', 'AgencyOwner');
    await click(screen.getByRole('button', { name: 'Choose Studio' }));
    expect(screen.getByRole('alert').textContent).toBe('Only the people who run the agency can subscribe.');
  });
});

describe('the response about subscriptions', () => {
  const price = { amount: 5, currency: 'USD' };

  it('loses only the plans that cannot be named, chosen or priced', () => {
    const plans = [
      { id: 'a', name: 'A', price, per: 'decade', perks: ['one', 2] },
      { id: '', name: 'B', price },
      { id: 'c', name: 'C', price: { amount: -1, currency: 'USD' } },
      { id: 'd', name: 'D', price: { amount: 1, currency: '<b>' } },
    ];
    expect(parseSubscription({ data: { isSubscribed: 'true', plan: null, plans } })).toEqual({
      isSubscribed: false,
      plan: '',
      plans: [{ id: 'a', name: 'A', price, per: null, perks: ['one'] }],
    });
  });

  it.each([null, {}, { data: {} }, { data: { plans: {} } }])('is none where it is %j', (response) => {
    expect(parseSubscription(response)).toBeUndefined();
  });
});
