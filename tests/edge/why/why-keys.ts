import { SignJWT } from 'jose';
import { expect } from 'vitest';
import { issueWhyKey } from '../../../src/infrastructure/why/why-key.ts';

export const SECRET = 'a-secret-of-this-deployment-0123456789';
const OTHER_SECRET = 'a-secret-of-another-deployment-0123456789';
const HOST = 'aurora.localhost';
export const SITE = `http://${HOST}`;

const now = () => Temporal.Now.instant();

/** A valid key of the site by default. */
export async function aKey({ host = HOST, secret = SECRET, minutes = 15, issued = now() } = {}): Promise<string> {
  return (await issueWhyKey({ secret, host, now: issued }, minutes)).key;
}

/** @param minutes if below 0, the moment is in the future */
export const minutesAgo = (minutes: number) => now().subtract({ minutes });
const unsignedKeys = async () => {
  const [, claims, signature] = (await aKey()).split('.');
  const header = Buffer.from('{"alg":"none"}').toString('base64url');
  return { bare: `${header}.${claims}.`, signed: `${header}.${claims}.${signature}` };
};
const foreverKey = () =>
  new SignJWT({ iss: 'livery', sub: 'why', aud: HOST })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuedAt()
    .setExpirationTime('10 years')
    .sign(new TextEncoder().encode(SECRET));

/** Keys that are refused, each with the sentence of the reason. */
export const BAD_KEYS: readonly (readonly [string, () => Promise<string>, RegExp])[] = [
  ['has expired', () => aKey({ issued: minutesAgo(16) }), /^This key expired at \d{4}-\d\d-\d\d \d\d:\d\d:\d\d UTC\. /],
  ['is of the future', () => aKey({ issued: minutesAgo(-10) }), /^This key counts from a later time on: /],
  ['is signed with another secret', () => aKey({ secret: OTHER_SECRET }), /^This key was not signed with /],
  ['is unsigned', async () => (await unsignedKeys()).bare, /^This is no key, /],
  ['names no algorithm', async () => (await unsignedKeys()).signed, /^This key was not signed with /],
  [
    'is another host’s',
    () => aKey({ host: 'noir.localhost' }),
    /^This key was made for noir\.localhost, and not for aurora\.localhost\. /,
  ],
  ['is another port’s', () => aKey({ host: `${HOST}:8080` }), /^This key was made for aurora\.localhost:8080, /],
  ['lasts for years', foreverKey, /^This key was made for longer than 60 minutes/],
  ['is garbled', async () => (await aKey()).slice(0, -2), /^This is no key, /],
  ['is none', async () => '1', /^This is no key, /],
  ['has 10 kB', async () => 'k'.repeat(10_000), /^This is no key, /],
];

const ADVICE = 'Make a new one with livery why-key --host aurora.localhost, and open the address that it prints.\n';

/** Expects a 403 with a reason in plain text, which is not stored and changes no cookies. */
export async function expectRefusal(response: Response, sentence: RegExp): Promise<void> {
  expect(response.status).toBe(403);
  const text = await response.text();
  expect(text).toMatch(sentence);
  expect(text.endsWith(ADVICE)).toBe(true);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': expect.stringMatching(/^text\/plain\b/),
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
  });
  expect(response.headers.has('set-cookie')).toBe(false);
}
