import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { withoutSecrets } from '../../../src/edge/operation/without-secrets.ts';

const LETTERS = [...'ABCDEFGHJKLMNPQRSTUVWXYZ'];
const SMALL_LETTERS = [...'abcdefghijkmnopqrstuvwxyz'];
const DIGITS = [...'0123456789'];
const textsOfCharacters = (characters: readonly string[], minLength: number) =>
  fc.string({ unit: fc.constantFrom(...characters), minLength, maxLength: 200 });
const longSecrets = fc.oneof(
  textsOfCharacters([...LETTERS, ...SMALL_LETTERS, ...DIGITS, '_', '-'], 16).map((text) => `Xq7${text}`),
  textsOfCharacters(LETTERS, 20),
  textsOfCharacters(SMALL_LETTERS, 20),
  textsOfCharacters(DIGITS, 20),
  fc.uuid(),
  fc.base64String({ minLength: 24 }).map((text) => `Qz9/${text}`),
);
/** Secrets so short that they look like ordinary words. */
const short = fc.constantFrom('PLANTed1', 'PlantPlant', 'plantplant', '77341127');
const name = fc.constantFrom('token', 'Cookie', 'set-cookie', 'x-session-id', 'PASSWORD', 'apiKey', 'Authorization');
const atSigns = fc.constantFrom(
  '@',
  '%40',
  '%2540',
  '%252540',
  '＠',
  '﹫',
  '&#64;',
  '&#x40;',
  '\\u0040',
  '\\x40',
  '\\u{40}',
);
const secretShapes: readonly fc.Arbitrary<readonly [string, string]>[] = [
  longSecrets.map((secret) => [secret, secret]),
  fc
    .tuple(longSecrets, fc.constantFrom('/api/x/', 'https://a.example/b/'))
    .map(([secret, path]) => [secret, path + secret]),
  fc.tuple(short, atSigns).map(([secret, sign]) => [secret, `${secret}${sign}mail.example`]),
  fc.tuple(short, atSigns).map(([secret, sign]) => [secret, `ana${sign}${secret}.example`]),
  fc.tuple(short, name).map(([secret, field]) => [secret, JSON.stringify({ [field]: secret })]),
  fc.tuple(short, name).map(([secret, field]) => [secret, JSON.stringify(JSON.stringify({ [field]: `a ${secret}` }))]),
  fc
    .tuple(short, name, fc.constantFrom(': ', '=', ' = ', '%3D', '＝', ':\n  '))
    .map(([secret, field, sign]) => [secret, `${field}${sign}${secret}`]),
  fc
    .tuple(short, fc.constantFrom('/a?', '/a&', '/a;', '/a#', '/a%3F', '/a%26', 'b=1; ', '/a?b=c&'))
    .map(([secret, before]) => [secret, `${before}q=${secret}`]),
  fc
    .tuple(short, fc.constantFrom('Bearer ', 'bearer: ', 'BASIC '))
    .map(([secret, scheme]) => [secret, `${scheme}${secret}`]),
];

describe('withoutSecrets', () => {
  it.each([
    ['Loading /booknow?access_token=abc failed', 'Loading /booknow?… failed'],
    ['ana@example.com was refused', '[e-mail] was refused'],
    ['pass: hunter2 was wrong', 'pass:…'],
    ['card 4111 1111 1111 1111 refused', 'card [card] refused'],
    ['card 4111-1111-1111-1111 refused', 'card [card] refused'],
    ['passport C01X00T47 expired', 'passport … expired'],
    ['the passport is L898902C3', 'the passport is …'],
    ['{"passportNumber":"L898902C3"}', '{"passportNumber":…'],
    ['3 of 12 pages in 2026 passed', '3 of 12 pages in 2026 passed'],
    ['plant%40mail.example, plant＠mail.example', '[e-mail] [e-mail]'],
    ['eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIx.c2ln', '[token]'],
    ['cookie: access_token=PLANTshort1; session=PLANTs3cr3t', 'cookie:…'],
    ['/a&access_token=x&email=y', '/a&…'],
    ['/a;jsessionid=PLANT', '/a;…'],
    ['{"token":"PLANTjson1","password":"PLANTpw"}', '{"token":…'],
    ['Bearer QUJDREVGRw/HIJKLMN0P/PLANTslash1==', 'Bearer …'],
    ['secret-token-value-1234', '[token]'],
    ['password hunter2secret', 'password …'],
    ['the token is s3cr3t-xyz', 'the token is …'],
    ['call +49 151 1234567', 'call [phone]'],
    ['/api/x/PLANTsEcReTtokenOnlyLettersAbcDefGhi', '[token]'],
  ])('writes %s as %s', (text, expected) => expect(withoutSecrets(text)).toBe(expected));

  it.each([
    'Cannot read properties of undefined (reading ‘map’)',
    'at fn (https://aurora.example/assets/booking-page-Ab_d12-4.js:1:23456)',
    'https://aurora.localhost:8443/assets/style-AbCd1234.css',
    'GET /api/content/privacy-policy/12',
    'http://127.0.0.1:8080/assets/main-AbCd1234.js',
    '/remotes/blog/remoteEntry.js',
    'require-trusted-types-for',
    'The token has expired',
  ])('keeps %s', (text) => expect(withoutSecrets(text)).toBe(text));

  test.prop([
    fc.lorem({ maxCount: 3 }),
    fc.oneof(...secretShapes),
    fc.constantFrom('', ' ', '\n', ', ', ' and /a?b=c '),
  ])('keeps no secret, whatever it looks like', (words, [secret, shape], after) => {
    expect(withoutSecrets(`${words} ${shape}${after}`)).not.toContain(secret);
  });

  test.prop([fc.nat({ max: 60 }), fc.constantFrom('PLANT-Ab1'.repeat(10), 'ana@PLANT.example')])(
    'keeps no half of what is cut off',
    (shift, secret) => {
      const text = withoutSecrets(
        `${`/${'x'.repeat(98)}9 `.repeat(50).slice(0, 4940 + shift)} ${secret}${'9'.repeat(99)}`,
      );
      expect(text).not.toContain('PLANT');
    },
  );
});
