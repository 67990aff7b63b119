import { describe, expect, it } from 'vitest';
import { showAccount } from './support/show-account.ts';

describe('settings that are only read', () => {
  it('say once that an agent only reads them', async () => {
    const { screen } = await showAccount({ at: '/settings/agency', person: 'agent' });
    expect(screen.getAllByText('Only the people who run the agency can change these settings.')).toHaveLength(1);
    const own = await showAccount({ at: '/settings/profile', person: 'agent' });
    expect(own.screen.queryByText(/^Only the people who run/)).toBeNull();
  });
});
