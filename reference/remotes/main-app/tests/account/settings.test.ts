import { within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { seenBy, showAccount } from './support/show-account.ts';

describe('the settings', () => {
  it('hide markups from a restricted agent', async () => {
    const { screen } = await showAccount({ at: '/settings/agency', person: 'restricted' });
    expect(screen.queryByText('Markup in percent')).toBeNull();
  });

  it('are read only for an agent who does not run the agency', async () => {
    const { screen } = await showAccount({ at: '/settings/website', person: 'agent' });
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toContain('Yes');
    const payment = await showAccount({ at: '/settings/payment', person: 'agent' });
    expect(payment.screen.getAllByText('Not set').length).toBeGreaterThan(0);
  });

  it('say once that an agent only reads them', async () => {
    const { screen } = await showAccount({ at: '/settings/agency', person: 'agent' });
    expect(screen.getAllByText('Only the people who run the agency can change these settings.')).toHaveLength(1);
    const ownAccount = await showAccount({ at: '/settings/profile', person: 'agent' });
    expect(ownAccount.screen.queryByText(/^Only the people who run/)).toBeNull();
  });

  it('name what the platform has codes of, and show the logo and the languages', async () => {
    const payment = await showAccount({ at: '/settings/payment', person: 'agent' });
    const texts = ({ screen }: typeof payment) =>
      screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(texts(payment)).toEqual(expect.arrayContaining(['Stripe', 'Monthly']));
    const website = await showAccount({ at: '/settings/website', person: 'agent' });
    expect(website.screen.getByRole('img').getAttribute('src')).toMatch(/logo/);
    expect(texts(website).some((one) => one?.includes('English · Português'))).toBe(true);
    expect([...payment.missingKeys, ...website.missingKeys]).toEqual([]);
  });

  it.each([
    [
      500,
      'relation "settings" does not exist',
      /^Your changes haven't been saved\. .* Please try again in a moment\.$/,
    ],
    [403, 'Forbidden', /^Your changes haven't been saved\. .* doesn't have access to it/],
    [400, 'Hotels must be less.', /^Your changes haven't been saved\. .* Hotels must be less\.$/],
  ])('say that they are not saved after a %s, and keep what was entered', async (status, message, text) => {
    const { respond } = await seenBy('owner');
    const account = await showAccount({
      at: '/settings/agency',
      person: 'owner',
      respond: (call) =>
        call.method === 'POST' ? { ok: false, error: { kind: 'refused', status, message } } : respond(call),
    });
    const markups = within(account.screen.getByRole('form', { name: 'Markup in percent' }));
    await account.type(markups.getByLabelText('Hotels'), '15');
    await account.click(markups.getByRole('button', { name: 'Save' }));
    expect(markups.getByRole('alert').textContent).toMatch(text);
    expect(markups.getByLabelText<HTMLInputElement>('Hotels').value).toBe('15');
  });

  it('are written as texts are: percentages with their sign', async () => {
    const { screen } = await showAccount({ at: '/settings/agency', person: 'agent' });
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toContain('12%');
  });

  it('are saved by the owner, numbers as numbers', async () => {
    const { screen, type, click, actions, calls } = await showAccount({ at: '/settings/agency', person: 'owner' });
    const markups = within(screen.getByRole('form', { name: 'Markup in percent' }));
    await type(markups.getByLabelText('Hotels'), '120');
    await click(markups.getByRole('button', { name: 'Save' }));
    expect(markups.getByText('Please enter a percentage from 0 to 100, with one decimal at most')).toBeTruthy();
    await type(markups.getByLabelText('Hotels'), '15');
    await click(markups.getByRole('button', { name: 'Save' }));
    expect(calls.at(-1)).toMatchObject({ path: '/api/reference/settings/product', body: { hotelMarkup: 15 } });
    expect(actions).toContainEqual(['notify', 'success', 'Saved.']);
    await type(markups.getByLabelText('Hotels'), '7,5');
    await click(markups.getByRole('button', { name: 'Save' }));
    expect(calls.at(-1)?.body).toEqual({ hotelMarkup: 7.5 });
    await type(markups.getByLabelText('Resorts'), '18');
    await click(markups.getByRole('button', { name: 'Save' }));
    expect(calls.at(-1)?.body).toMatchObject({ resortMarkup: 18 });
  });

  it('that are wanted whole are refused with a comma, and as formulas', async () => {
    const { screen, type, click, calls } = await showAccount({ at: '/settings/support', person: 'owner' });
    const support = within(screen.getByRole('form', { name: 'How travellers can reach you' }));
    for (const wrong of ['1,5', '1e2', '0x10', '-1', '1001', '']) {
      await type(support.getByLabelText('Reply time in hours'), wrong);
      await click(support.getByRole('button', { name: 'Save' }));
      expect(support.getByText('Please enter a number between 0 and 1000')).toBeTruthy();
    }
    expect(calls.some(({ method }) => method === 'POST')).toBe(false);
  });
});
