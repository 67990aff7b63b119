import type { RequestListener } from 'node:http';
import { describe, expect, it } from 'vitest';
import { readAgencyOverHttp } from '../../../src/infrastructure/agency/read-agency-over-http.ts';
import { aServer, json } from '../../support/http/test-server.ts';

async function read(respond: RequestListener, limit = 5000) {
  const api = await aServer(respond);
  const site = { origin: 'https://aurora.example', sessionId: 'edge-session' };
  const result = await readAgencyOverHttp({ api: api.url, ...site, limit });
  return { result, request: api.requests[0] };
}

describe('readAgencyOverHttp', () => {
  it('sends the origin of the site, and no token', async () => {
    const { result, request } = await read(json({ agency: { agencyName: 'Aurora', subdomain: 'aurora' } }));
    expect(result).toMatchObject({ ok: true, value: { subdomain: 'aurora' } });
    expect(request).toMatchObject({ method: 'GET', url: '/api/agency' });
    expect(request?.headers).toMatchObject({ origin: 'https://aurora.example', 'x-session-id': 'edge-session' });
    expect(request?.headers).not.toHaveProperty('x-access-token');
  });

  it.each([
    ['a response without an agency', json({ agency: null })],
    ['404', json({ message: 'no such agency' }, 404)],
  ])('finds that no agency has a site: %s', async (_, respond) => {
    expect((await read(respond)).result).toEqual({ ok: true, value: null });
  });

  it.each<[string, RequestListener, string]>([
    ['refused', json({}, 500), 'refused'],
    ['not signed in', json({}, 401), 'refused'],
    ['led elsewhere', (_, response) => response.writeHead(302, { location: 'https://other.example' }).end(), 'refused'],
    ['no JSON', (_, response) => response.end('<html>'), 'unreachable'],
    ['a list', json([]), 'malformed'],
    ['silence', () => undefined, 'timed-out'],
  ])('distinguishes a failure from that: %s', async (_, respond, kind) => {
    expect((await read(respond, 300)).result).toMatchObject({ ok: false, error: { kind } });
  });
});
