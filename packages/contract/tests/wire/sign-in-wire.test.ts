import { test } from '@fast-check/vitest';
import { parseSignIn } from '@livery/contract/wire/sign-in-wire';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

describe('the token of a sign-in', () => {
  it.each(['token', 'access_token', 'accessToken'])('is read by the name %s, at the top or in data', (name) => {
    const wire = { [name]: 'token-1' };
    for (const response of [wire, { data: wire }, { token: '', data: wire }])
      expect(parseSignIn(response)).toEqual({ ok: true, value: 'token-1' });
  });

  it.each([{}, { token: null }, { token: '' }, { token: 'two words' }, { token: 'a\nb' }, null, 'token'])(
    'is not in %j',
    (response) => {
      expect(parseSignIn(response)).toMatchObject({ ok: false, error: { kind: 'malformed' } });
    },
  );

  test.prop([fc.anything()])('is one that a header can carry, or none', (token) => {
    const sign = parseSignIn({ token });
    if (sign.ok) expect(() => new Headers({ 'x-access-token': sign.value })).not.toThrow();
  });
});
