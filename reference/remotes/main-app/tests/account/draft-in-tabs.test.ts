import { createSandbox } from '@livery/sandbox/app';
import { within } from '@testing-library/dom';
import { act } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { addToDraft, draftOffers } from './support/propose.ts';
import { showAccount } from './support/show-account.ts';

describe('a proposal that an agent writes in one tab', () => {
  it('has what was added in another tab meanwhile, and keeps both that and what was typed', async () => {
    const app = createSandbox();
    await addToDraft(app, 'hotel');
    const { screen, type, settled } = await showAccount({ at: '/proposals/new', person: 'agent', app });
    await type(screen.getByLabelText('Title'), 'Lisbon');
    await addToDraft(app, 'car');
    await act(() => window.dispatchEvent(new StorageEvent('storage', { key: 'proposal-draft' })));
    await settled();
    const rows = within(screen.getByRole('grid', { name: 'Offers' })).getAllByRole('row');
    expect(rows).toHaveLength(2);
    expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Lisbon');
    await type(screen.getByLabelText('Title'), 'Lisbon by car');
    expect(draftOffers().map(({ product }) => product)).toEqual(['hotel', 'car']);
  });
});
