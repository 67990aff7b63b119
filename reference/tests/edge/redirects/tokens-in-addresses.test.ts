import { createSandbox } from '@livery/sandbox/app';
import policies from '@livery/sandbox/world/policies.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { aBuiltShell } from '../../../../tests/edge/a-built-shell.ts';
import { CONFIGURATION } from '../../../../tests/edge/an-edge.ts';
import { serveEdge } from '../../../../tests/edge/serve-edge.ts';
import { aRenderingEdge } from '../a-rendering-edge.ts';

const root = aBuiltShell();
const sandbox = createSandbox();
const calls: string[] = [];
const recordAndFetch = (request: Request) => {
  calls.push([request.method, request.url, ...[...request.headers].flat()].join(' '));
  return sandbox.fetch(request);
};
// An environment that rewrites old addresses (rules 2.4).
const configuration = { ...CONFIGURATION, environment: 'local', policies };
const { open } = await serveEdge(aRenderingEdge({ root, configuration }, recordAndFetch));
const failingServer = await serveEdge(
  aRenderingEdge({ root, findAgency: async () => undefined }, () => new Response('{}', { status: 503 })),
);

const TOKEN = 'S3cret.t0ken';
const WITH_TOKEN = [`token=${TOKEN}`, `access_token=${TOKEN}`];

// @rule 10.11
describe('an access token in the address', () => {
  it.each(WITH_TOKEN)('is no part of the page, which is not stored: %s', async (query) => {
    for (const path of ['/', '/about', '/booknow/hotels', '/nowhere', '/mytrip/wallet']) {
      calls.length = 0;
      const { headers, body } = await open('aurora.localhost', `${path}?lng=de&${query}`);
      expect(headers['cache-control']).toBe('private, no-store');
      expect(body).toContain('livery-first-view');
      expect(calls.join('\n')).toContain('/api/agency/languages');
      for (const text of [body, ...calls]) expect(text).not.toContain(TOKEN);
    }
  });

  it.each([
    ['/login', 'Log In'],
    ['/signup', 'Sign Up'],
  ])('leaves the frame of %s while the browser goes on with it', async (path, title) => {
    const { status, body } = await open('aurora.localhost', `${path}?token=${TOKEN}&redirect=/about`);
    expect(status).toBe(200);
    expect(body).toContain(`<title>${title} | Aurora Journeys`);
    expect(body).toContain('<main id="main"');
    expect(body).toContain('<output>Loading…</output>');
    expect(body).not.toContain(TOKEN);
  });

  it('leaves the page as it is for who is signed in', async () => {
    const { body } = await open('aurora.localhost', `/about?token=${TOKEN}&x=a%20b`);
    const signedIn = await open('aurora.localhost', '/about?x=a+b', { headers: { cookie: 'access_token=other' } });
    const withoutTime = (html: string) => html.replace(/"now":"[^"]*"/, '');
    expect(withoutTime(body)).toBe(withoutTime(signedIn.body));
    expect(body).toContain('"signedIn":true');
  });

  it.each(['token=', 'token=%20', 'access_token=%E2%82%AC'])(
    'signs nobody in where it is none, and is no part of the page: %s',
    async (query) => {
      const { status, headers } = await open('aurora.localhost', `/mytrip/wallet?${query}`);
      expect([status, headers.location]).toEqual([302, '/login?redirect=/mytrip/wallet']);
    },
  );

  it.each([
    ['nobody.localhost', '/', 404, 'Agency not found!'],
    ['dormant.localhost', '/about', 403, 'Agency is inactive'],
    ['aurora.localhost', '/no/such/page', 404, 'The page you&#x27;re looking for is not found.'],
    ['aurora.localhost', '/about', 200, 'About'],
    ['aurora.localhost', '/mytrip/wallet', 200, ''],
  ])('has the status of the page: %s%s', async (host, path, status, text) => {
    const response = await open(host, `${path}?token=${TOKEN}`);
    expect([response.status, response.body.includes(text)]).toEqual([status, true]);
  });

  it('is 503 where the API does not respond', async () => {
    for (const path of ['/', '/newPassword'])
      expect((await failingServer.open('aurora.localhost', `${path}?token=${TOKEN}`)).status).toBe(503);
  });

  it.each([
    ['book.staywell.localhost', `/?token=${TOKEN}`, `/booknow/hotels?access_token=${TOKEN}`],
    ['aurora.localhost', `/blog/share?id=7&token=${TOKEN}`, `/blog?id=7&access_token=${TOKEN}`],
    ['aurora.localhost', `/blog/share?access_token=${TOKEN}&id=7`, `/blog?id=7&access_token=${TOKEN}`],
  ])('is handed on by a redirect: %s%s', async (host, path, location) => {
    const { status, headers } = await open(host, path);
    expect([status, headers.location, headers['cache-control']]).toEqual([302, location, 'private, no-store']);
    expect(String(headers['set-cookie'])).not.toContain(TOKEN);
  });

  it('is handed to no other site', async () => {
    const { headers } = await open('consulate.localhost', `/login?token=${TOKEN}`);
    expect(headers.location).toBeUndefined();
  });
});

describe('the token of an e-mail in the address', () => {
  it.each([
    ['aurora.localhost', '/newPassword', 200],
    ['aurora.localhost', '/verify/mail', 200],
    ['nobody.localhost', '/newPassword', 404],
    ['dormant.localhost', '/verify', 403],
  ])('stays, and its page is rendered by the browser: %s%s', async (host, path, status) => {
    const response = await open(host, `${path}?token=${TOKEN}`);
    expect([response.status, response.headers['cache-control']]).toEqual([status, 'private, no-store']);
    expect(response.body).not.toContain(TOKEN);
    expect(response.body).not.toContain('livery-first-view');
  });
});
