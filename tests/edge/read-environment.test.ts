import { describe, expect, it } from 'vitest';
import { readEnvironment } from '../../src/edge/read-environment.ts';

const noFiles = (): string => {
  throw new Error('ENOENT');
};

function problemsOf(environment: Record<string, string>, readText = noFiles): readonly string[] {
  const read = readEnvironment(environment, readText);
  return read.ok ? [] : read.error;
}

describe('readEnvironment', () => {
  it('takes the defaults where nothing is set, or set to nothing', () => {
    const value = {
      port: 8080,
      host: '127.0.0.1',
      environment: 'uat',
      apiUrl: undefined,
      resortUrl: undefined,
      contentUrl: undefined,
      policies: undefined,
    };
    expect(readEnvironment({}, noFiles)).toEqual({ ok: true, value });
    expect(readEnvironment({ PORT: '', LIVERY_API_URL: ' ' }, noFiles)).toEqual({ ok: true, value });
  });

  it('reads what is set', () => {
    const read = readEnvironment(
      {
        PORT: '0',
        HOST: '0.0.0.0',
        LIVERY_ENVIRONMENT: 'prod',
        LIVERY_API_URL: 'https://api.example/',
        LIVERY_RESORT_URL: 'https://resorts.example/v1//',
        LIVERY_CONTENT_URL: 'http://localhost:8081',
        LIVERY_POLICIES: '{"aurora":{"partner":true}}',
      },
      noFiles,
    );
    expect(read).toEqual({
      ok: true,
      value: {
        port: 0,
        host: '0.0.0.0',
        environment: 'prod',
        apiUrl: 'https://api.example',
        resortUrl: 'https://resorts.example/v1',
        contentUrl: 'http://localhost:8081',
        policies: { aurora: { partner: true } },
      },
    });
  });

  it.each(['abc', '-1', '65536', '80.5', '8080x', '1e3'])('refuses the port %s in one sentence', (port) => {
    expect(problemsOf({ PORT: port })).toEqual([`PORT is “${port}”, but a port is a whole number from 0 to 65535.`]);
  });

  it.each([
    'api.example',
    'ftp://api.example',
    'javascript:alert(1)',
    'https://api.example/?key=1',
    'https://a:b@api.example',
  ])('refuses %s as the address of a service, and says which variable holds it', (address) => {
    for (const variable of ['LIVERY_API_URL', 'LIVERY_RESORT_URL', 'LIVERY_CONTENT_URL']) {
      expect(problemsOf({ [variable]: address })).toEqual([expect.stringMatching(new RegExp(`^${variable} .*\\.$`))]);
    }
  });

  it('refuses an environment that is no word', () => {
    expect(problemsOf({ LIVERY_ENVIRONMENT: '<prod>' })).toEqual([expect.stringContaining('LIVERY_ENVIRONMENT')]);
  });

  it('reads the policies from the file that is named', () => {
    const read = readEnvironment({ LIVERY_POLICIES: 'policies.json' }, (path) => `{"default":{"file":"${path}"}}`);
    expect(read).toMatchObject({ ok: true, value: { policies: { default: { file: 'policies.json' } } } });
  });

  it.each([
    ['{"aurora":', 'not valid JSON'],
    ['{"aurora":true}', 'must hold an object'],
    ['{"aurora":[]}', 'must hold an object'],
    ['missing.json', "can't be read"],
  ])('refuses the policies %s', (policies, because) => {
    expect(problemsOf({ LIVERY_POLICIES: policies })).toEqual([expect.stringContaining(because)]);
  });

  it('refuses a policies file that holds a list', () => {
    expect(problemsOf({ LIVERY_POLICIES: 'policies.json' }, () => '[]')).toEqual([
      expect.stringContaining('The file policies.json of LIVERY_POLICIES must hold an object'),
    ]);
  });

  it('names every problem at once, a sentence each', () => {
    const problems = problemsOf({ PORT: 'abc', LIVERY_API_URL: 'nowhere', LIVERY_POLICIES: '{' });
    expect(problems.map((problem) => problem.split(' ')[0])).toEqual(['PORT', 'LIVERY_API_URL', 'LIVERY_POLICIES']);
  });
});
