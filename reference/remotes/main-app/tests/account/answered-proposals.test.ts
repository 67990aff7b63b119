import { sandboxResponses } from '@livery/reference-testing/sandbox-responses';
import { describe, expect, it } from 'vitest';
import { proposeHotel } from './support/propose.ts';
import { showAccount } from './support/show-account.ts';

describe('a proposal that its client answers', () => {
  it('is declined with a reason, by a button and not by the address alone', async () => {
    const { app, id } = await proposeHotel();
    const { screen, type, click, calls } = await showAccount({ at: `/disapproveProposal?proposalId=${id}`, app });
    expect(calls.map(({ method }) => method)).toEqual(['GET']);
    await type(screen.getByLabelText(/What isn't right for you/), 'Too far.');
    await click(screen.getByRole('button', { name: 'Decline' }));
    expect(calls.at(-1)?.body).toEqual({ answer: 'disapproved', reason: 'Too far.', version: 1 });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('You declined this proposal');
  });

  it('tells the client that it was changed since they opened it, before they answer', async () => {
    const { app, id, offers } = await proposeHotel();
    const { screen, type, click } = await showAccount({ at: `/disapproveProposal?proposalId=${id}`, app });
    await type(screen.getByLabelText(/What isn't right for you/), 'Too far.');
    const agent = sandboxResponses({ app, person: 'agent' });
    const body = { title: 'Nearer', offers, version: 1 };
    await agent({ method: 'PATCH', path: `/api/reference/proposals/${id}`, body });
    await click(screen.getByRole('button', { name: 'Decline' }));
    expect(screen.getByText(/^This proposal has changed since you opened it/)).toBeTruthy();
    expect((screen.getByLabelText(/What isn't right for you/) as HTMLTextAreaElement).value).toBe('Too far.');
    await click(screen.getByRole('button', { name: 'Decline' }));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('You declined this proposal');
  });

  it('tells the client who answers in two tabs that the later answer was not sent, and keeps its reason', async () => {
    const { app, id } = await proposeHotel();
    const { screen, type, click } = await showAccount({ at: `/disapproveProposal?proposalId=${id}`, app });
    await type(screen.getByLabelText(/What isn't right for you/), 'Too far.');
    const tab = await showAccount({ at: `/allowAgentProposal?proposalId=${id}`, app });
    await tab.click(tab.screen.getByRole('button', { name: 'Approve' }));
    await click(screen.getByRole('button', { name: 'Decline' }));
    expect(screen.queryByRole('button', { name: 'Decline' })).toBeNull();
    expect(screen.getByText(/^This proposal had already been answered/).parentElement?.textContent).toContain(
      'Too far.',
    );
  });
});
