import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { readSettings } from '../../../src/infrastructure/configuration/read-settings.ts';
import { SETTINGS } from '../../../src/infrastructure/configuration/settings.ts';
import { DEFAULTS, NO_FILES, problemsOf as problemsWith } from './an-environment.ts';

/** The problems that check-config finds if no file or folder can be read. */
const problemsOf = (environment: Record<string, string>) =>
  problemsWith(environment, { ...NO_FILES, canReadFolder: () => false });

const NAMES = Object.values(SETTINGS).map(({ name }) => name);
const SECRET = 'secret-of-somebody';

/** Values that are invalid for every setting. */
const NEVER = ['\u0000', '{', 'a b', '-', '<script>', ',', 'ün ïcode', '1,,2', `ftp://user:${SECRET}@host/a b`];
const NUMBERS = [
  '-1',
  '1.5',
  'NaN',
  'Infinity',
  '1e3',
  '0x10',
  '9'.repeat(30),
  '٣',
  '１２',
  '1_000',
  '+5',
  '5 5',
  'five',
];
const ofNumbers = NAMES.filter((name) => /PORT|_MS$|_S$|_PER_MINUTE$|_WORKERS$/.test(name));

/** Expects a readable problem: one line that begins with the variable and ends like a sentence. */
function expectSentence(text: string): void {
  expect(text).toMatch(/^[A-Z][A-Z0-9_]* [^\n\r\p{C}]+[.]$/u);
  expect(text).not.toContain(SECRET);
  expect(text.length).toBeLessThan(1000);
}

describe('a setting', () => {
  it.each(NAMES.flatMap((name) => NEVER.map((text) => [name, text])))('%s can’t be %j', (name = '', text = '') => {
    const problems = problemsOf({ LIVERY_API_URL: '/', [name]: text });
    expect(problems.length).toBeGreaterThan(0);
    for (const problem of problems) {
      expectSentence(problem);
      // Without an API, the template of its address is useless too.
      expect(problem.startsWith(`${name} `)).toBe(true);
    }
  });

  it.each(ofNumbers.flatMap((name) => NUMBERS.map((text) => [name, text])))(
    '%s can’t be %s',
    (name = '', text = '') => {
      const problems = problemsOf({ [name]: text });
      expect(problems).toEqual([expect.stringMatching(new RegExp(`^${name} is “`))]);
      for (const problem of problems) expectSentence(problem);
    },
  );

  it.each(ofNumbers)('%s tells its range where it is refused, and in the table of settings', (name) => {
    const [problem = ''] = problemsOf({ [name]: '99999999999' });
    const [range = 'none', from = '', to = ''] = /(\d+) to (\d+)/.exec(problem) ?? [];
    expect(Object.values(SETTINGS).find((setting) => setting.name === name)?.meaning).toContain(range);
    for (const end of [from, to]) expect(problemsOf({ PORT: '1', ADMIN_PORT: '2', [name]: end })).toEqual([]);
    expect(problemsOf({ [name]: String(Number(to) + 1) })).toEqual([expect.stringMatching(`^${name} is “`)]);
  });

  it.each(NAMES)('%s counts as not set where it holds space alone', (name) => {
    for (const text of ['', ' ', '\t\n', '\u00a0'])
      expect(readSettings({ [name]: text }, NO_FILES)).toEqual({ ok: true, value: DEFAULTS });
  });

  test.prop([fc.dictionary(fc.constantFrom(...NAMES), fc.string({ unit: 'binary', maxLength: 60 }))])(
    'can hold anything: reading never throws, and what is wrong is a sentence each',
    (environment) => {
      for (const problem of problemsOf(environment)) expectSentence(problem);
    },
  );
});

describe('settings that are wrong together', () => {
  test.prop([fc.tuple(...NAMES.map(() => fc.constantFrom(...NEVER)))], { numRuns: 30 })(
    'are all named at once',
    (texts) => {
      const problems = problemsOf(Object.fromEntries(NAMES.map((name, index) => [name, texts[index] ?? ''])));
      expect(new Set(problems.map((problem) => problem.split(' ')[0]))).toEqual(new Set(NAMES));
    },
  );

  it('are named with each wrong entry of a list, once', () => {
    const problems = problemsOf({ LIVERY_TRUSTED_PROXIES: '10.0.0.1, x, , 10.0.0.0/33, x' });
    expect(problems.map((problem) => problem.split(':')[0])).toEqual([
      'LIVERY_TRUSTED_PROXIES names “x”',
      'LIVERY_TRUSTED_PROXIES names “”',
      'LIVERY_TRUSTED_PROXIES names “10.0.0.0/33”',
    ]);
  });

  it('are an admin port that is the site’s', () => {
    const same = [expect.stringMatching(/^ADMIN_PORT is 8080, as PORT is: .*\.$/)];
    expect(problemsOf({ ADMIN_PORT: '8080' })).toEqual(same);
    expect(problemsOf({ ADMIN_PORT: '8080', HOST: '0.0.0.0', ADMIN_HOST: '10.0.0.1' })).toEqual(same);
    expect(problemsOf({ ADMIN_PORT: '8080', ADMIN_HOST: '10.0.0.1' })).toEqual([]);
    expect(problemsOf({ PORT: '0', ADMIN_PORT: '0' })).toEqual([]);
  });
});

describe('an address to listen on', () => {
  it.each(['127.0.0.1', '0.0.0.0', '::', '::1', 'fe80::1%eth0', 'localhost', 'Edge-1.internal'])(
    'may be %s',
    (host) => {
      expect(problemsOf({ HOST: host, ADMIN_HOST: host })).toEqual([]);
    },
  );

  it.each(['http://0.0.0.0', '0.0.0.0:80', '[::]', '256.1.1.1', '10.1', '*', 'a/b', 'münchen', '::1%', 'a,b'])(
    'can’t be %s',
    (host) => expect(problemsOf({ HOST: host })).toEqual([expect.stringMatching(/^HOST is “.*\.$/)]),
  );
});

describe('what is quoted of a setting', () => {
  it.each([
    `ftp://user:${SECRET}@api.example`,
    `ftp://${SECRET}@api.example`,
    `https://user:a/${SECRET}@api example`,
    `user:${SECRET}@api.example`,
    `https://user:a ${SECRET}@api.example:x`,
  ])('has no password: %s', (address) => {
    const [problem = ''] = problemsOf({ LIVERY_RESORT_URL: address });
    expectSentence(problem);
  });
});
