import { test } from '@fast-check/vitest';
import { runCount } from '@livery/testkit/runs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { callKey } from '../../../src/infrastructure/recorded/recorded-call.ts';
import { parseRecording } from '../../../src/infrastructure/recorded/recording-wire.ts';
import { REDACTED_TEXT, redact } from '../../../src/infrastructure/recorded/redact.ts';

const word = fc.stringMatching(/^[A-Za-z0-9_-]{6,20}$/);
const jwt = fc.tuple(word, word, word).map(([head, body, signature]) => `eyJ${head}.${body}.${signature}`);

/** A secret within a text, in any place. */
const anySecretText = fc.oneof(
  jwt.map((secret) => ({ secret, text: `see ${secret} there` })),
  word.map((secret) => ({ secret, text: `Authorization: Bearer ${secret}` })),
  fc
    .tuple(word, fc.constantFrom('token', 'access_token', 'password', 'secretKey'))
    .map(([secret, name]) => ({ secret, text: `The call failed, ${name}=${secret}, try again.` })),
  fc
    .tuple(
      word,
      fc.constantFrom(
        'access_token',
        'token',
        'token[]',
        'refresh_token',
        'authToken',
        'client_secret',
        'pwd',
        'apiKey',
        'jwt',
        'why',
        'sig',
      ),
    )
    .chain(([secret, name]) => {
      const address = `/login?redirect=/x&${name}=${secret}&lng=de`;
      const times = fc.nat({ max: 2 });
      return times.map((count) => {
        const encoded = Array.from({ length: count }).reduce<string>(encodeURIComponent, address);
        return { secret, text: `/a?redirect=${encoded}&b=c` };
      });
    }),
  word.map((secret) => ({ secret, text: `/about#access_token=${secret}` })),
  word.map((secret) => ({ secret, text: `/verify?code=${secret}` })),
  word.map((secret) => ({ secret, text: `/verify/${secret}?lng=de` })),
  word.map((secret) => ({ secret, text: `/login?redirect=%2FnewPassword%2F${secret}` })),
  word.map((secret) => ({ secret, text: `/about?password=S7%26${secret}` })),
  word.map((secret) => ({ secret, text: `https://ann:${secret}@host.example/` })),
  word.map((secret) => ({ secret, text: `/about?next=https%3A%2F%2Fann%3A${secret}%40host.example%2F` })),
);

const START = {
  ...{ kind: 'session', version: 2, now: '2026-02-03T04:05:06Z', timeZone: 'UTC', page: 'http://aurora.localhost/' },
  ...{ languages: [], configuration: {}, cookies: {}, localStorage: {}, sessionStorage: {} },
};

describe('redact', () => {
  test.prop([anySecretText])('leaves no secret in a text, wherever it stands', ({ secret, text }) => {
    const cleanedJson = JSON.stringify(redact({ list: [{ note: text }] }));
    expect(cleanedJson).not.toContain(secret);
    expect(cleanedJson).toContain(REDACTED_TEXT);
  });

  test.prop([anySecretText, fc.jsonValue()])('changes nothing the second time', ({ text }, value) => {
    const once = redact({ text, value });
    expect(redact(once)).toEqual(once);
  });

  it.each([
    'access_token',
    'x-access-token',
    'refreshToken',
    'password',
    'Authorization',
    'api_key',
    'secretKey',
    'private_key',
    'livery-why',
  ])('takes what is called %s', (name) => {
    expect(redact({ [name]: 'abc' })).toEqual({ [name]: REDACTED_TEXT });
  });

  it('takes the value of a fact by its place', () => {
    const fact = { at: ['address', 'query', 'token'], value: 'abc' };
    expect(redact([fact])).toEqual([{ ...fact, value: REDACTED_TEXT }]);
  });

  it('leaves what only sounds like one', () => {
    const plain = {
      tokens: 3,
      note: 'token=3',
      eyJ: 'eyJ',
      why: 'because',
      path: '/booknow/hotels?token2=x',
      country: '/?currency=EUR&code=DE',
      open: '/?why=',
      id: { 'x-session-id': 'abc' },
      at: '/user/verified/now',
      pages: ['/verify/*', '/newPassword/:id'],
    };
    expect(redact(plain)).toEqual(plain);
  });

  it('counts each text that had one', () => {
    let count = 0;
    redact({ password: 'x', list: ['?token=y', 'z'], done: { token: REDACTED_TEXT } }, [], () => {
      count += 1;
    });
    expect(count).toBe(2);
  });
});

describe('a recording with secrets', () => {
  test.prop([anySecretText], { numRuns: runCount(20) })(
    'is read without them, and its lines are named',
    ({ secret, text }) => {
      const line = { kind: 'id', value: text };
      const recording = parseRecording(
        `${JSON.stringify(START)}\n{"kind":"id","value":"1"}\n${JSON.stringify(line)}\n`,
      );
      expect(recording).toMatchObject({ ok: true, value: { linesWithSecrets: [3] } });
      expect(JSON.stringify(recording)).not.toContain(secret);
    },
  );

  it('has none where the recorder wrote it', () => {
    const cookies = { access_token: REDACTED_TEXT };
    const recording = parseRecording(`${JSON.stringify({ ...START, cookies })}\n`);
    expect(recording).toMatchObject({ ok: true, value: { linesWithSecrets: [] } });
  });

  it('is replayed for a call whose secret is not in it', () => {
    const call = { service: 'api', method: 'GET', path: '/api/user/verify', body: null } as const;
    const recordedKey = callKey({ ...call, query: { token: REDACTED_TEXT } });
    expect(callKey({ ...call, query: { token: 'abc' } })).toBe(recordedKey);
  });
});
