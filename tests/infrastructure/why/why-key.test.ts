import { fc, test } from '@fast-check/vitest';
import { SignJWT, UnsecuredJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { issueWhyKey, parseWhyKey } from '../../../src/infrastructure/why/why-key.ts';

const SECRET = 'a-secret-of-this-deployment-0123456789';
const OTHER_SECRET = 'a-secret-of-another-deployment-0123456789';
const HOST = 'aurora.example';
const NOW = Temporal.Instant.from('2026-02-03T09:00:00Z');
const NOW_S = NOW.epochMilliseconds / 1000;
const keyContext = { secret: SECRET, host: HOST, now: NOW };
const stateAfter = (duration: Temporal.DurationLike) => ({ ...keyContext, now: NOW.add(duration) });

/** A signed key with claims that this deployment would not use. */
function signClaims(claims: Record<string, unknown>, { secret = SECRET, alg = 'HS256' } = {}): Promise<string> {
  const usual = { iss: 'livery', sub: 'why', aud: HOST, iat: NOW_S, exp: NOW_S + 900 };
  return new SignJWT({ ...usual, ...claims }).setProtectedHeader({ alg }).sign(new TextEncoder().encode(secret));
}

const refusedWith = (sentence: string | RegExp) => ({ ok: false, error: expect.stringMatching(sentence) });
const GARBLED = /^This is no key, or a part of it is missing\.$/;
const UNSIGNED = /^This key was not signed with the LIVERY_WHY_KEY of this deployment\.$/;
const OTHER_PURPOSE = /^This key was signed for something else than the why panel\.$/;
const TOO_LONG = /^This key was made for longer than 60 minutes/;
const FUTURE = /^This key counts from a later time on/;

describe('a key of the why panel', () => {
  it('counts for its host until it expires', async () => {
    const issuedKey = await issueWhyKey(keyContext, 15);
    expect(issuedKey.expires.toString()).toBe('2026-02-03T09:15:00Z');
    for (const passed of [{}, { minutes: 7 }, { minutes: 14, seconds: 59 }])
      expect(await parseWhyKey(issuedKey.key, stateAfter({ seconds: 0, ...passed }))).toEqual({
        ok: true,
        value: issuedKey,
      });
  });

  it('expires, a few seconds later where clocks differ, and says when it did', async () => {
    const { key } = await issueWhyKey(keyContext, 15);
    expect(await parseWhyKey(key, stateAfter({ minutes: 15, seconds: 4 }))).toMatchObject({ ok: true });
    expect(await parseWhyKey(key, stateAfter({ minutes: 15, seconds: 5 }))).toEqual({
      ok: false,
      error: 'This key expired at 2026-02-03 09:15:00 UTC.',
    });
  });

  it('counts before its time by a few seconds only', async () => {
    const { key } = await issueWhyKey(keyContext, 15);
    expect(await parseWhyKey(key, stateAfter({ seconds: -5 }))).toMatchObject({ ok: true });
    expect(await parseWhyKey(key, stateAfter({ seconds: -6 }))).toEqual(refusedWith(FUTURE));
    expect(await parseWhyKey(await signClaims({ nbf: NOW_S + 60 }), keyContext)).toEqual(refusedWith(FUTURE));
  });

  it.each(['noir.example', 'aurora.example:8443', 'www.aurora.example', ''])(
    'does not count for another host: %s',
    async (host) => {
      const { key } = await issueWhyKey(keyContext, 15);
      expect(await parseWhyKey(key, { ...keyContext, host })).toEqual({
        ok: false,
        error: `This key was made for aurora.example, and not for ${host}.`,
      });
    },
  );

  it('does not count where it was signed with another secret', async () => {
    const { key } = await issueWhyKey({ ...keyContext, secret: OTHER_SECRET }, 15);
    expect(await parseWhyKey(key, keyContext)).toEqual(refusedWith(UNSIGNED));
  });

  it.each(['HS384', 'HS512'])('is not signed with another algorithm: %s', async (alg) => {
    // Its signature is longer.
    expect(await parseWhyKey(await signClaims({}, { alg, secret: SECRET.repeat(2) }), keyContext)).toEqual(
      refusedWith(GARBLED),
    );
    const [, payload, signature] = (await issueWhyKey(keyContext, 15)).key.split('.');
    const header = Buffer.from(JSON.stringify({ alg })).toString('base64url');
    expect(await parseWhyKey(`${header}.${payload}.${signature}`, keyContext)).toEqual(refusedWith(UNSIGNED));
  });

  it('is not unsigned', async () => {
    const unsigned = new UnsecuredJWT({ iss: 'livery', sub: 'why', aud: HOST, iat: NOW_S, exp: NOW_S + 900 }).encode();
    expect(await parseWhyKey(unsigned, keyContext)).toEqual(refusedWith(GARBLED));
    const [, , signature] = (await issueWhyKey(keyContext, 15)).key.split('.');
    expect(await parseWhyKey(`${unsigned}${signature}`, keyContext)).toEqual(refusedWith(UNSIGNED));
  });

  it.each<[string, Record<string, unknown>, RegExp]>([
    ['another issuer', { iss: 'somebody' }, OTHER_PURPOSE],
    ['another subject', { sub: 'how' }, OTHER_PURPOSE],
    ['no subject', { sub: undefined }, OTHER_PURPOSE],
    ['no host', { aud: undefined }, OTHER_PURPOSE],
    ['no end', { exp: undefined }, OTHER_PURPOSE],
    ['no beginning', { iat: undefined }, OTHER_PURPOSE],
    ['an end that is no time', { exp: 'never' }, OTHER_PURPOSE],
    ['a life of 61 minutes', { exp: NOW_S + 61 * 60 }, TOO_LONG],
    ['a life of ever', { exp: 1e300 }, TOO_LONG],
    ['a life of a day, of which an hour has passed', { iat: NOW_S - 3606, exp: NOW_S + 80_000 }, TOO_LONG],
    ['an end before there was time', { exp: -1e300 }, /^This key expired at 1970-01-01 00:00:00 UTC\.$/],
  ])('does not count with %s, though it was signed here', async (_, claims, sentence) => {
    expect(await parseWhyKey(await signClaims(claims), keyContext)).toEqual(refusedWith(sentence));
  });

  it('may last an hour', async () => {
    const { key } = await issueWhyKey(keyContext, 60);
    expect(await parseWhyKey(key, stateAfter({ minutes: 59 }))).toMatchObject({ ok: true });
  });

  it.each(['', '.', '..', 'nonsense', 'a.b.c', 'x'.repeat(10_000), `a.b.${'A'.repeat(43)}`, '<script>'])(
    'is nothing else: %s',
    async (text) => expect(await parseWhyKey(text, keyContext)).toEqual(refusedWith(GARBLED)),
  );

  it('is short enough for the longest host', async () => {
    const host = `${'h'.repeat(253)}:65535`;
    const { key } = await issueWhyKey({ ...keyContext, host }, 60);
    expect(await parseWhyKey(key, { ...keyContext, host })).toMatchObject({ ok: true });
  });
});

const { key: KEY } = await issueWhyKey(keyContext, 15);
const character = fc.oneof(
  fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_=+/. \n'),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
);

test.prop([fc.nat(KEY.length - 1), character])('any changed character of a key is refused', async (place, other) => {
  fc.pre(KEY[place] !== other);
  const changedKey = KEY.slice(0, place) + other + KEY.slice(place + 1);
  expect((await parseWhyKey(changedKey, keyContext)).ok).toBe(false);
});

test.prop([fc.nat(KEY.length), fc.nat(KEY.length), character])(
  'so is a part of a key, and a key with anything added',
  async (start, end, addedCharacter) => {
    fc.pre(start > 0 || end < KEY.length);
    expect((await parseWhyKey(KEY.slice(start, end), keyContext)).ok).toBe(false);
    expect((await parseWhyKey(KEY.slice(0, start) + addedCharacter + KEY.slice(start), keyContext)).ok).toBe(false);
  },
);

test('each other spelling of the last character is refused, too', async () => {
  for (const last of 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_')
    expect((await parseWhyKey(KEY.slice(0, -1) + last, keyContext)).ok).toBe(KEY.endsWith(last));
});

test.prop([fc.string({ maxLength: 300 })])('reading never throws, whatever is given as a key', async (text) => {
  expect((await parseWhyKey(text, keyContext)).ok).toBe(false);
});
