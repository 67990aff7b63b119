import { createSandbox } from '@livery/sandbox/app';
import { describe, expect, it } from 'vitest';
import { addToDraft } from './support/propose.ts';
import { showAccount } from './support/show-account.ts';

describe('a proposal that is refused', () => {
  it('says which of its offers is no longer sold, and keeps what was typed', async () => {
    const app = createSandbox();
    await addToDraft(app, 'hotel');
    await addToDraft(app, 'car');
    const { owner, draft } = JSON.parse(localStorage.getItem('proposal-draft') ?? '');
    const [hotel, car] = draft.offers;
    const goneOffer = { ...car, choiceId: 'no-such-choice', name: '=Car رائع' };
    localStorage.setItem('proposal-draft', JSON.stringify({ owner, draft: { ...draft, offers: [hotel, goneOffer] } }));
    const { element, screen, type, click } = await showAccount({ at: '/proposals/new', person: 'agent', app });
    await type(screen.getByLabelText('Title'), 'Lisbon');
    await click(screen.getByRole('button', { name: 'Create proposal' }));
    expect(element.textContent.replaceAll(/[\u2068\u2069]/g, '')).toContain(
      '=Car رائع is no longer available. Please remove it.',
    );
    expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Lisbon');
  });
});
