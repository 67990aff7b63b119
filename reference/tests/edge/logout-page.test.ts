import { createSandbox } from '@livery/sandbox/app';
import { describe, expect, it } from 'vitest';
import { STORED_KEYS } from '../../../src/infrastructure/storage/stored-keys.ts';
import { aBuiltShell } from '../../../tests/edge/a-built-shell.ts';
import { serveEdge } from '../../../tests/edge/serve-edge.ts';
import { aRenderingEdge } from './a-rendering-edge.ts';

const root = aBuiltShell();
const { open } = await serveEdge(aRenderingEdge({ root }));

const CLEARED_COOKIES = Object.values(STORED_KEYS)
  .filter(({ where, clearedAtLogout }) => where === 'cookie' && clearedAtLogout)
  .map(({ name }) => name);

// @rule 2.1
describe('/logout', () => {
  it('is a page, which clears every cookie of the session on the host and its parents', async () => {
    const { status, headers, body } = await open('aurora.localhost', '/logout', {
      headers: { cookie: CLEARED_COOKIES.map((name) => `${name}=abc`).join('; ') },
    });
    expect([status, headers['cache-control'], headers.location]).toEqual([200, 'private, no-store', undefined]);
    expect(body).toContain('<div id="root">');
    expect(headers['set-cookie']).toEqual(
      CLEARED_COOKIES.flatMap((name) => [
        `${name}=; Max-Age=0; Path=/; SameSite=Lax`,
        `${name}=; Max-Age=0; Domain=aurora.localhost; Path=/; SameSite=Lax`,
      ]),
    );
  });

  it('clears those of a secure site as such', async () => {
    const { headers } = await open('www.aurora.localhost', '/logout', { headers: { 'x-forwarded-proto': 'https' } });
    expect(headers['set-cookie']).toContain(
      'access_token=; Max-Age=0; Domain=aurora.localhost; Path=/; Secure; SameSite=Lax',
    );
  });

  it('names no domain where the host is an address', async () => {
    for (const host of ['127.0.0.1', '[::1]']) {
      const { headers } = await open(host, '/logout');
      expect(headers['set-cookie']?.join()).not.toContain('Domain');
    }
  });

  it('sends no kilobytes to a host of a hundred parts', async () => {
    const { headers } = await open(`${'a.'.repeat(100)}example`, '/logout');
    expect(headers['set-cookie']?.join().length).toBeLessThan(16_000);
  });

  it('leaves for a minute who was signed in, since the page leads agents elsewhere', async () => {
    const agent = await open('aurora.localhost', '/logout', { headers: { cookie: 'auth=agent' } });
    expect(agent.headers['set-cookie']).toContain('auth=agent; Max-Age=60; Path=/; SameSite=Lax');
    const nonsense = await open('aurora.localhost', '/logout', { headers: { cookie: 'auth=x%0d%0ay' } });
    expect(nonsense.headers['set-cookie']).toContain('auth=; Max-Age=0; Path=/; SameSite=Lax');
  });

  it.each([
    ['a picture of another site', { 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' }],
    ['a link that is loaded ahead', { 'sec-fetch-mode': 'navigate', 'sec-purpose': 'prefetch;prerender' }],
  ])('signs nobody out by %s', async (_, headers) => {
    const { status, headers: receivedHeaders } = await open('aurora.localhost', '/logout', { headers });
    expect([status, receivedHeaders['set-cookie'], receivedHeaders['cache-control']]).toEqual([
      200,
      undefined,
      'private, no-store',
    ]);
  });

  it('needs nothing from the API', async () => {
    const api = createSandbox();
    const servedEdge = aRenderingEdge({ root, deadline: 30 }, (request) =>
      api.fetch(new Request(`${request.url}?fault=500`, request)),
    );
    for (const host of ['aurora.localhost', 'nobody.localhost']) {
      const response = await servedEdge.request(`http://${host}/logout`);
      expect([response.status, response.headers.getSetCookie().length > 0]).toEqual([200, true]);
    }
  });

  it('is the only page that clears them', async () => {
    for (const path of ['/', '/login', '/errors', '/no/such/page', '/logout/x']) {
      expect((await open('aurora.localhost', path)).headers['set-cookie']).toBeUndefined();
    }
  });
});
