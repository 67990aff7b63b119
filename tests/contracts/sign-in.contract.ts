import { describe, expect, it } from 'vitest';
import type { SignIn } from '../../src/application/session/sign-in.port.ts';
import { answerTo, type MakeSource } from './source-answers.ts';

/** What everything that signs people in owes. */
export function signInContract(name: string, make: MakeSource<SignIn>): void {
  const signIn = (wire: unknown) =>
    answerTo(make, wire, (port, signal) => port.signIn({ email: 'ada@aurora.example', password: 'welcome' }, signal));

  describe(`${name} keeps the contract of signing in`, () => {
    it.each([
      [{ token: 'token-1' }],
      [{ access_token: 'token-1' }],
      [{ data: { token: 'token-1' } }],
      [{ data: { accessToken: 'token-1' } }],
      [{ token: '', data: { token: 'token-1' } }],
    ])('hands on the token of %j', async (wire) => {
      expect(await signIn(wire)).toEqual({ ok: true, value: 'token-1' });
    });

    it.each([[{}], [{ token: '' }], [{ token: 'two words' }], [{ token: 'a\nb' }], [{ token: {} }], [null], ['token']])(
      'calls %j malformed: no header could carry it',
      async (wire) => {
        expect(await signIn(wire)).toMatchObject({ ok: false, error: { kind: 'malformed' } });
      },
    );
  });
}
