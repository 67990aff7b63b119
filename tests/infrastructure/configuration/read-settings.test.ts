import { describe, expect, it } from 'vitest';
import { readSettings } from '../../../src/infrastructure/configuration/read-settings.ts';
import { DEFAULTS, NO_FILES, problemsOf } from './an-environment.ts';

// @rule 9.13
describe('readSettings', () => {
  it('reads what is set', () => {
    const settings = readSettings(
      {
        PORT: '0',
        HOST: '0.0.0.0',
        LIVERY_ENVIRONMENT: 'prod',
        LIVERY_API_URL: 'https://api.example/',
        LIVERY_RESORT_URL: 'https://resorts.example/v1//',
        LIVERY_CONTENT_URL: 'http://localhost:8081',
        LIVERY_POLICIES: '{"aurora":{"partner":true}}',
        LIVERY_RENDER_DEADLINE_MS: '250',
        LIVERY_TRUSTED_PROXIES: '10.0.0.0/8, ::1',
        LIVERY_TRUSTED_TYPES: 'lit-html, angular#bundler',
        LIVERY_RENDER_REMOTES: 'blog, loyalty,topDestinations',
      },
      NO_FILES,
    );
    expect(settings).toEqual({
      ok: true,
      value: {
        ...DEFAULTS,
        port: 0,
        host: '0.0.0.0',
        environment: 'prod',
        apiUrl: 'https://api.example',
        resortUrl: 'https://resorts.example/v1',
        contentUrl: 'http://localhost:8081',
        policies: { aurora: { partner: true } },
        deadline: 250,
        trustedProxies: [
          { family: 'ipv4', address: '10.0.0.0', prefix: 8 },
          { family: 'ipv6', address: '::1', prefix: 128 },
        ],
        trustedTypes: ['lit-html', 'angular#bundler'],
        renderRemotes: ['blog', 'loyalty', 'topDestinations'],
      },
    });
  });

  it('refuses a wrong port in one sentence', () => {
    expect(problemsOf({ PORT: '8080x' })).toEqual(['PORT is “8080x”: a port is a whole number from 0 to 65535.']);
  });

  it.each([
    'api.example',
    'ftp://api.example',
    'javascript:alert(1)',
    'https://api.example/?key=1',
    'https://a:b@api.example',
  ])('refuses %s as the address of a service, and states which variable holds it', (address) => {
    for (const variable of ['LIVERY_API_URL', 'LIVERY_RESORT_URL', 'LIVERY_CONTENT_URL']) {
      expect(problemsOf({ [variable]: address })).toEqual([expect.stringMatching(new RegExp(`^${variable} .*\\.$`))]);
    }
  });

  it.each(['*', 'blog,', 'blog topDestinations', 'userStore', 'Loyalty', 'blog,,resort', '__proto__'])(
    'refuses %s as names of remotes that render pages',
    (names) => {
      expect(problemsOf({ LIVERY_RENDER_REMOTES: names })).toEqual([
        expect.stringMatching(/^LIVERY_RENDER_REMOTES names “.*”: name remotes as the manifest does, .*\.$/),
      ]);
    },
  );

  it.each(['*', "'allow-duplicates'", 'lit-html vue', 'a;script-src *', 'lit-html,', 'default', 'livery, vue'])(
    'refuses %s as names of Trusted Types policies',
    (names) => {
      expect(problemsOf({ LIVERY_TRUSTED_TYPES: names })).toEqual([
        expect.stringMatching(/^LIVERY_TRUSTED_TYPES names “.*”: an entry is the name of a policy .*\.$/),
      ]);
    },
  );

  it.each([
    'proxy.example',
    '10.0.0',
    '010.0.0.1',
    '0x7f.1',
    '10.0.0.256',
    '10.0.0.0/33',
    '10.0.0.0/-1',
    '10.0.0.1:80',
    '[::1]',
    '::1/129',
    '::g',
    'fe80::1%eth0',
    '10.0.0.1,',
    '10.0.0.1 10.0.0.2',
    '*',
  ])('refuses %s as the proxies whose headers count, in one sentence', (proxies) => {
    expect(problemsOf({ LIVERY_TRUSTED_PROXIES: proxies })).toEqual([
      expect.stringMatching(/^LIVERY_TRUSTED_PROXIES names “.*”: an entry is an IP address or a range, .*\.$/),
    ]);
  });

  it('takes paths on each agency’s own host: / for the API, any plain one for the others', () => {
    const settings = { LIVERY_API_URL: '/', LIVERY_RESORT_URL: '/stays/', LIVERY_CONTENT_URL: '/remotes' };
    expect(readSettings({ LIVERY_ENVIRONMENT: 'prod', ...settings }, NO_FILES)).toMatchObject({
      ok: true,
      value: { apiUrl: '', resortUrl: '/stays', contentUrl: '/remotes' },
    });
  });

  it.each([
    ['LIVERY_API_URL', '/v1'],
    ['LIVERY_API_URL', '//api.example'],
    ['LIVERY_CONTENT_URL', '//content.example'],
    ['LIVERY_CONTENT_URL', '/\\content.example'],
    ['LIVERY_RESORT_URL', '/a/../b'],
    ['LIVERY_RESORT_URL', '/a?b=1'],
  ])('refuses %s=%s, which is no such path', (variable, path) => {
    expect(problemsOf({ [variable]: path })).toEqual([expect.stringMatching(new RegExp(`^${variable} .*\\.$`))]);
  });

  it.each(['prod', 'production', 'PROD'])('refuses %s without an API, in one sentence', (name) => {
    expect(problemsOf({ LIVERY_ENVIRONMENT: name })).toEqual([
      `LIVERY_API_URL is not set, and in the environment ${name} no sandbox stands in for the API: set it to the address before /api, or to / where that is each agency’s own host.`,
    ]);
    expect(problemsOf({ LIVERY_ENVIRONMENT: name, LIVERY_API_URL: 'https://api.example' })).toEqual([]);
  });

  it.each(['Prod', 'QA', 'Local'])('takes the environment %s for what it is in small letters', (name) => {
    const settings = readSettings({ LIVERY_ENVIRONMENT: name, LIVERY_API_URL: '/' }, NO_FILES);
    expect(settings).toMatchObject({ ok: true, value: { environment: name.toLowerCase() } });
  });

  it.each(['qa', 'uat', 'dev', 'local'])('takes the sandbox in %s', (name) =>
    expect(problemsOf({ LIVERY_ENVIRONMENT: name })).toEqual([]),
  );

  it('names every variable that it does not know, unless it is empty', () => {
    const problems = problemsOf({
      LIVERY_API_ULR: 'https://api.example',
      livery_policies: '{}',
      LIVERY_OLD: ' ',
      MY_LIVERY_URL: 'x',
    });
    expect(problems.map((problem) => problem.replace(/:.*/, ''))).toEqual([
      'LIVERY_API_ULR is no setting of Livery',
      'livery_policies is no setting of Livery',
    ]);
  });
});
