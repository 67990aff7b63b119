import { describe, expect, it } from 'vitest';
import type { NavigationSource } from '../../../src/application/navigation/navigation-source.port.ts';
import type { ProfileSource } from '../../../src/application/session/profile-source.port.ts';
import type { SignIn } from '../../../src/application/session/sign-in.port.ts';
import { callMalformed, callSource, type MakeSource } from './call-source.ts';

/**
 * The contract of every profile source, however it gets its data.
 *
 * @param make makes one for the holder of a token; `makeForVisitor` one for a visitor without a token
 */
export function profileSourceContract(
  name: string,
  { make, makeForVisitor }: { make: MakeSource<ProfileSource>; makeForVisitor: MakeSource<ProfileSource> },
): void {
  const read = (wire: unknown) => callSource(make, wire, (source, signal) => source.read(signal));

  describe(`${name} fulfils the profile source's contract`, () => {
    it('hands on the profile, in a wrapper or bare', async () => {
      const wire = { id: 'u-1', userType: 'Admin', isTravelAgent: true, personal_info: { first_name: 'Ada' } };
      const expected = { ok: true, value: { id: 'u-1', userType: 'Admin', isTravelAgent: true, firstName: 'Ada' } };
      for (const response of [wire, { data: wire }, { user: wire }, { profile: wire }, { data: [wire] }]) {
        expect(await read(response)).toMatchObject(expected);
      }
    });

    it.each([[{}], [{ data: null }], [{ data: {} }], [{ user: null }]])('takes %j for a visitor', async (wire) => {
      expect(await read(wire)).toEqual({ ok: true, value: null });
    });

    callMalformed(['ada', null, 7], read);

    it('reads no profile without a token, whatever the response would be', async () => {
      expect(await callSource(makeForVisitor, { id: 'u-1' }, (source, signal) => source.read(signal))).toEqual({
        ok: true,
        value: null,
      });
    });

    it('loads what agents need besides', async () => {
      for (const maker of [make, makeForVisitor]) {
        expect(
          await callSource(maker, { data: { clients: 3 } }, (source, signal) => source.loadAgentData(signal)),
        ).toEqual({ ok: true, value: undefined });
      }
    });
  });
}

/** The contract of every sign-in. */
export function signInContract(name: string, make: MakeSource<SignIn>): void {
  const signIn = (wire: unknown) =>
    callSource(make, wire, (port, signal) => port.signIn({ email: 'ada@aurora.example', password: 'welcome' }, signal));

  describe(`${name} fulfils the contract of signing in`, () => {
    it.each([
      [{ token: 'token-1' }],
      [{ access_token: 'token-1' }],
      [{ data: { token: 'token-1' } }],
      [{ data: { accessToken: 'token-1' } }],
      [{ token: '', data: { token: 'token-1' } }],
    ])('hands on the token of %j', async (wire) => {
      expect(await signIn(wire)).toEqual({ ok: true, value: 'token-1' });
    });

    // These can't be sent in a header.
    callMalformed([{}, ...['', 'two words', 'a\nb', {}].map((token) => ({ token })), null, 'token'], signIn);
  });
}

/** The contract of every navigation source, however it gets its data. */
export function navigationSourceContract(name: string, make: MakeSource<NavigationSource>): void {
  const read = (wire: unknown) => callSource(make, wire, (source, signal) => source.read(signal));

  describe(`${name} fulfils the navigation source's contract`, () => {
    it('hands on the entries in their order, as they were written', async () => {
      const items = [
        { label: 'Dashboard', path: '/dashboard' },
        { label: 'Book Now', path: '' },
        { label: '<b>Odd</b>', path: 'javascript:alert(1)' },
      ];
      expect(await read({ agencyNavigation: items })).toEqual({ ok: true, value: items });
      expect(await read(items)).toEqual({ ok: true, value: items });
    });

    it('leaves out entries without a label, and a path that is not text', async () => {
      const wire = [null, {}, { path: '/no/label' }, { label: '  ' }, { label: 'Valid', path: ['/a'] }];
      expect(await read({ agencyNavigation: wire })).toEqual({ ok: true, value: [{ label: 'Valid', path: '' }] });
    });

    it('takes an empty list, and one entry in place of a list of one', async () => {
      expect(await read({ agencyNavigation: [] })).toEqual({ ok: true, value: [] });
      expect(await read({ agencyNavigation: { label: 'Solo', path: '/solo' } })).toMatchObject({
        value: [{ label: 'Solo' }],
      });
    });

    callMalformed([{}, 'navigation', null, { agencyNavigation: 'none' }], read);
  });
}
