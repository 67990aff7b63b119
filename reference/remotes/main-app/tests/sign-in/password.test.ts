import { sandboxResponses } from '@livery/reference-testing/sandbox-responses';
import { showRemote } from '@livery/reference-testing/show-remote';
import type { CallResult } from '@livery/remote/testing';
import { createSandbox } from '@livery/sandbox/app';
import { describe, expect, it } from 'vitest';
import { signInRemote } from './sign-in-remote.ts';

const refusedResult = (status: number): CallResult => ({
  ok: false,
  error: { kind: 'refused', status, message: 'No.' },
});
const doneResult: CallResult = { ok: true, value: {} };

const headingElement = () => document.querySelector('h1');

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
      expect(headingElement()?.textContent).toBe('Check your inbox');
      expect(document.activeElement).toBe(headingElement());
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
    const remote = await showRemote(signInRemote, { at, respond: () => response });
    await remote.type(remote.screen.getByLabelText('New password'), 'a new one');
    await remote.type(remote.screen.getByLabelText('Repeat the new password'), repeated);
    await remote.click(remote.screen.getByRole('button', { name: 'Save password' }));
    return remote;
  }

  it.each(['/newPassword?token=abc', '/newPassword/abc'])('sends the token of %s with the password', async (at) => {
    const { calls } = await setPassword(at, doneResult);
    expect(calls).toEqual([
      { method: 'POST', path: '/api/user/newpassword', body: { token: 'abc', password: 'a new one' } },
    ]);
    expect(headingElement()?.textContent).toBe('Your password has been changed');
  });

  it('sends nothing while the two differ', async () => {
    const { calls, screen } = await setPassword('/newPassword?token=abc', doneResult, 'another');
    expect(calls).toEqual([]);
    expect(screen.getByText('Please enter the same password twice')).not.toBeNull();
  });

  it('shows the platform’s reason for refusing a password', async () => {
    const { screen } = await setPassword('/newPassword?token=abc', refusedResult(400));
    expect(screen.getByRole('alert').textContent).toBe('No.');
  });

  it('leads to another link when this one is used up', async () => {
    const { screen } = await setPassword('/newPassword?token=abc', refusedResult(410));
    expect(headingElement()?.textContent).toBe('This link is no longer valid');
    expect(screen.getByRole('link').getAttribute('href')).toBe('/forgotpassword');
  });

  it('has no form without a token', async () => {
    const { screen } = await showRemote(signInRemote, { at: '/newPassword' });
    expect(screen.queryByLabelText('New password')).toBeNull();
    expect(headingElement()?.textContent).toBe('This link is incomplete');
  });
});

describe('/verify', () => {
  it('requests nothing from the platform before the click', async () => {
    const { calls, screen, click } = await showRemote(signInRemote, {
      at: '/verify?token=abc',
      respond: () => doneResult,
    });
    expect(calls).toEqual([]);
    await click(screen.getByRole('button', { name: 'Confirm my address' }));
    expect(calls).toEqual([{ method: 'POST', path: '/api/user/verify', body: { token: 'abc' } }]);
    expect([headingElement()?.textContent, document.activeElement]).toEqual([
      'Your e-mail address is confirmed',
      headingElement(),
    ]);
  });

  it('explains why it was refused, and can be tried again', async () => {
    const { screen, click } = await showRemote(signInRemote, {
      at: '/verify?token=abc',
      respond: () => refusedResult(400),
    });
    await click(screen.getByRole('button', { name: 'Confirm my address' }));
    expect(screen.getByRole('alert').textContent).toBe('No.');
    expect(screen.getByRole('button', { name: 'Confirm my address' })).not.toBeNull();
  });
});
