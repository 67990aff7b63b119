import { sandboxResponses } from '@livery/reference-testing/sandbox-responses';
import { showRemote } from '@livery/reference-testing/show-remote';
import type { CallResult } from '@livery/remote/testing';
import { createSandbox } from '@livery/sandbox/app';
import { describe, expect, it } from 'vitest';
import { signInRemote } from './sign-in-remote.ts';

const refused = (status: number): CallResult => ({ ok: false, error: { kind: 'refused', status, message: 'No.' } });
const done: CallResult = { ok: true, value: {} };

const heading = () => document.querySelector('h1');

describe('/forgotpassword', () => {
  it.each(['traveller@aurora.example', 'unknown@mail.example'])(
    'shows the same message for %s, and moves the focus there',
    async (email) => {
      const { screen, type, click } = await showRemote(signInRemote, {
        at: '/forgotpassword',
        respond: sandboxResponses({ app: createSandbox() }),
      });
      await type(screen.getByLabelText('E-mail address'), email);
      await click(screen.getByRole('button', { name: 'Send me the link' }));
      expect(heading()?.textContent).toBe('Check your inbox');
      expect(document.activeElement).toBe(heading());
      expect(screen.getByText(new RegExp(email))).not.toBeNull();
    },
  );

  it('leads back to the login with the way back', async () => {
    const { screen } = await showRemote(signInRemote, { at: '/forgotpassword?redirect=/blog' });
    expect(screen.getByRole('link').getAttribute('href')).toBe('/login?redirect=%2Fblog');
  });
});

describe('/newPassword', () => {
  async function setPassword(at: string, response: CallResult, repeated = 'a new one') {
    const shown = await showRemote(signInRemote, { at, respond: () => response });
    await shown.type(shown.screen.getByLabelText('New password'), 'a new one');
    await shown.type(shown.screen.getByLabelText('Repeat the new password'), repeated);
    await shown.click(shown.screen.getByRole('button', { name: 'Save password' }));
    return shown;
  }

  it.each(['/newPassword?token=abc', '/newPassword/abc'])('sends the token of %s with the password', async (at) => {
    const { calls } = await setPassword(at, done);
    expect(calls).toEqual([
      { method: 'POST', path: '/api/user/newpassword', body: { token: 'abc', password: 'a new one' } },
    ]);
    expect(heading()?.textContent).toBe('Your password has been changed');
  });

  it('sends nothing while the two differ', async () => {
    const { calls, screen } = await setPassword('/newPassword?token=abc', done, 'another');
    expect(calls).toEqual([]);
    expect(screen.getByText('Please enter the same password twice')).not.toBeNull();
  });

  it('shows the platform’s reason for refusing a password', async () => {
    const { screen } = await setPassword('/newPassword?token=abc', refused(400));
    expect(screen.getByRole('alert').textContent).toBe('No.');
  });

  it('leads to another link when this one is used up', async () => {
    const { screen } = await setPassword('/newPassword?token=abc', refused(410));
    expect(heading()?.textContent).toBe('This link is no longer valid');
    expect(screen.getByRole('link').getAttribute('href')).toBe('/forgotpassword');
  });

  it('has no form without a token', async () => {
    const { screen } = await showRemote(signInRemote, { at: '/newPassword' });
    expect(screen.queryByLabelText('New password')).toBeNull();
    expect(heading()?.textContent).toBe('This link is incomplete');
  });
});

describe('/verify', () => {
  it('requests nothing from the platform before the click', async () => {
    const { calls, screen, click } = await showRemote(signInRemote, { at: '/verify?token=abc', respond: () => done });
    expect(calls).toEqual([]);
    await click(screen.getByRole('button', { name: 'Confirm my address' }));
    expect(calls).toEqual([{ method: 'POST', path: '/api/user/verify', body: { token: 'abc' } }]);
    expect([heading()?.textContent, document.activeElement]).toEqual(['Your e-mail address is confirmed', heading()]);
  });

  it('explains why it was refused, and can be tried again', async () => {
    const { screen, click } = await showRemote(signInRemote, { at: '/verify?token=abc', respond: () => refused(400) });
    await click(screen.getByRole('button', { name: 'Confirm my address' }));
    expect(screen.getByRole('alert').textContent).toBe('No.');
    expect(screen.getByRole('button', { name: 'Confirm my address' })).not.toBeNull();
  });
});
