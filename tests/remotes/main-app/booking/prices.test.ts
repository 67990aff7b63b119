// @vitest-environment jsdom

import { describe, expect, it } from 'vitest';
import { aUser } from '../../../support/a-user.ts';
import { at, openFirst } from './booking-steps.ts';
import { SEARCHES } from './searches.ts';

describe('prices', () => {
  it('are not in the page for visitors who may not see them, with a link to log in and come back', async () => {
    const session = { showsPrices: false };
    const shown = await at(SEARCHES.hotel, { session });
    expect(shown.element.textContent).not.toContain('USD');
    expect(shown.screen.queryByText('Price')).toBeNull();
    const [link] = shown.screen.getAllByRole('link', { name: 'Log in to see the price' });
    expect(link?.getAttribute('href')).toBe(`/login?${new URLSearchParams({ redirect: SEARCHES.hotel })}`);
    await openFirst(shown);
    expect(shown.screen.queryByRole('link', { name: 'Continue' })).toBeNull();
  });

  it('come with wholesale rate and markup for an unrestricted travel agent only (rules §5)', async () => {
    const agent = { isTravelAgent: true, isRestrictedAgent: false };
    const figures = async (who: typeof agent) => {
      const { screen } = await at(SEARCHES.hotel, { session: { signedIn: true, profile: aUser(who) } });
      return [screen.queryAllByText('Wholesale Rate').length > 0, screen.queryAllByText('Agency Markup').length > 0];
    };
    expect(await figures(agent)).toEqual([true, true]);
    expect(await figures({ ...agent, isRestrictedAgent: true })).toEqual([false, false]);
    expect(await figures({ ...agent, isTravelAgent: false })).toEqual([false, false]);
  });
});
