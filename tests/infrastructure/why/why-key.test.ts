import { fc, test } from '@fast-check/vitest';
import { SignJWT, UnsecuredJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { issueWhyKey, parseWhyKey } from '../../../src/infrastructure/why/why-key.ts';

const SECRET = 'a-secret-of-this-deployment-0123456789';
const OTHER_SECRET = 'a-secret-of-another-deployment-0123456789';
const HOST = 'aurora.example';
const NOW = Temporal.Instant.from('2026-02-03T09:00:00Z');
const NOW_S = NOW.epochMilliseconds / 1000;
const here = { secret: SECRET, host: HOST, now: NOW };
const after = (duration: Temporal.DurationLike) => ({ ...here, now: NOW.add(duration) });

/** A signed key with claims that this deployment would not use. */
function signed(claims: Record<string, unknown>, { secret = SECRET, alg = 'HS256' } = {}): Promise<string> {
  const usual = { iss: 'livery', sub: 'why', aud: HOST, iat: NOW_S, exp: NOW_S + 900 };
  return new SignJWT({ ...usual, ...claims }).setProtectedHeader({ alg }).sign(new TextEncoder().encode(secret));
}

const refused = (sentence: string | RegExp) => ({ ok: false, error: expect.stringMatching(sentence) });
const GARBLED = /^This is no key, or a part of it is missing\.$/;
const UNSIGNED = /^This key was not signed with the LIVERY_WHY_KEY of this deployment\.$/;
const OTHER_PURPOSE = /^This key was signed for something else than the why panel\.$/;
const TOO_LONG = /^This key was made for longer than 60 minutes/;
const FUTURE = /^This key counts from a later time on/;

describe('a key of the why panel', () => {
  it('counts for its host until it expires', async () => {
    const issued = await issueWhyKey(here, 15);
    expect(issued.expires.toString()).toBe('2026-02-03T09:15:00Z');
    for (const passed of [{}, { minutes: 7 }, { minutes: 14, seconds: 59 }])
      expect(await parseWhyKey(issued.key, after({ seconds: 0, ...passed }))).toEqual({ ok: true, value: issued });
  });

  it('expires, a few seconds later where clocks differ, and says when it did', async () => {
    const { key } = await issueWhyKey(here, 15);
    expect(await parseWhyKey(key, after({ minutes: 15, seconds: 4 }))).toMatchObject({ ok: true });
    expect(await parseWhyKey(key, after({ minutes: 15, seconds: 5 }))).toEqual({
      ok: false,
      error: 'This key expired at 2026-02-03 09:15:00 UTC.',
    });
  });

  it('counts before its time by a few seconds only', async () => {
    const { key } = await issueWhyKey(here, 15);
    expect(await parseWhyKey(key, after({ seconds: -5 }))).toMatchObject({ ok: true });
    expect(await parseWhyKey(key, after({ seconds: -6 }))).toEqual(refused(FUTURE));
    expect(await parseWhyKey(await signed({ nbf: NOW_S + 60 }), here)).toEqual(refused(FUTURE));
  });

  it.each(['noir.example', 'aurora.example:8443', 'www.aurora.example', ''])(
    'does not count for another host: %s',
    async (host) => {
      const { key } = await issueWhyKey(here, 15);
      expect(await parseWhyKey(key, { ...here, host })).toEqual({
        ok: false,
        error: `This key was made for aurora.example, and not for ${host}.`,
      });
    },
  );

  it('does not count where it was signed with another secret', async () => {
    const { key } = await issueWhyKey({ ...here, secret: OTHER_SECRET }, 15);
    expect(await parseWhyKey(key, here)).toEqual(refused(UNSIGNED));
  });

  it.each(['HS384', 'HS512'])('is not signed with another algorithm: %s', async (alg) => {
    // Its signature is longer.
    expect(await parseWhyKey(await signed({}, { alg, secret: SECRET.repeat(2) }), here)).toEqual(refused(GARBLED));
    const [, payload, signature] = (await issueWhyKey(here, 15)).key.split('.');
    const header = Buffer.from(JSON.stringify({ alg })).toString('base64url');
    expect(await parseWhyKey(`${header}.${payload}.${signature}`, here)).toEqual(refused(UNSIGNED));
  });

  it('is not unsigned', async () => {
    const unsigned = new UnsecuredJWT({ iss: 'livery', sub: 'why', aud: HOST, iat: NOW_S, exp: NOW_S + 900 }).encode();
    expect(await parseWhyKey(unsigned, here)).toEqual(refused(GARBLED));
    const [, , signature] = (await issueWhyKey(here, 15)).key.split('.');
    expect(await parseWhyKey(`${unsigned}${signature}`, here)).toEqual(refused(UNSIGNED));
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
    expect(await parseWhyKey(await signed(claims), here)).toEqual(refused(sentence));
  });

  it('may last an hour', async () => {
    const { key } = await issueWhyKey(here, 60);
    expect(await parseWhyKey(key, after({ minutes: 59 }))).toMatchObject({ ok: true });
  });

  it.each(['', '.', '..', 'nonsense', 'a.b.c', 'x'.repeat(10_000), `a.b.${'A'.repeat(43)}`, '<script>'])(
    'is nothing else: %s',
    async (text) => expect(await parseWhyKey(text, here)).toEqual(refused(GARBLED)),
  );

  it('is short enough for the longest host', async () => {
    const host = `${'h'.repeat(253)}:65535`;
    const { key } = await issueWhyKey({ ...here, host }, 60);
    expect(await parseWhyKey(key, { ...here, host })).toMatchObject({ ok: true });
  });
});

const { key: KEY } = await issueWhyKey(here, 15);
const character = fc.oneof(
  fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_=+/. \n'),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
);

test.prop([fc.nat(KEY.length - 1), character])('any changed character of a key is refused', async (place, other) => {
  fc.pre(KEY[place] !== other);
  const changed = KEY.slice(0, place) + other + KEY.slice(place + 1);
  expect((await parseWhyKey(changed, here)).ok).toBe(false);
});

test.prop([fc.nat(KEY.length), fc.nat(KEY.length), character])(
  'so is a part of a key, and a key with anything added',
  async (start, end, added) => {
    fc.pre(start > 0 || end < KEY.length);
    expect((await parseWhyKey(KEY.slice(start, end), here)).ok).toBe(false);
    expect((await parseWhyKey(KEY.slice(0, start) + added + KEY.slice(start), here)).ok).toBe(false);
  },
);

test('each other spelling of the last character is refused, too', async () => {
  for (const last of 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_')
    expect((await parseWhyKey(KEY.slice(0, -1) + last, here)).ok).toBe(KEY.endsWith(last));
});

test.prop([fc.string({ maxLength: 300 })])('reading never throws, whatever is given as a key', async (text) => {
  expect((await parseWhyKey(text, here)).ok).toBe(false);
});
