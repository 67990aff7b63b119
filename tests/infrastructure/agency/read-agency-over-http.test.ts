import type { RequestListener } from 'node:http';
import { describe, expect, it } from 'vitest';
import { readAgencyOverHttp } from '../../../src/infrastructure/agency/read-agency-over-http.ts';
import { aServer, json } from '../../support/http/test-server.ts';

async function asked(answer: RequestListener, limit = 5000) {
  const api = await aServer(answer);
  const told = await readAgencyOverHttp({
    api: api.url,
    origin: 'https://aurora.example',
    sessionId: 'edge-session',
    limit,
  });
  return { told, request: api.requests[0] };
}

describe('readAgencyOverHttp', () => {
  it('asks in the name of the site, as nobody', async () => {
    const { told, request } = await asked(json({ agency: { agencyName: 'Aurora', subdomain: 'aurora' } }));
    expect(told).toMatchObject({ ok: true, value: { subdomain: 'aurora' } });
    expect(request).toMatchObject({ method: 'GET', url: '/api/agency' });
    expect(request?.headers).toMatchObject({ origin: 'https://aurora.example', 'x-session-id': 'edge-session' });
    expect(request?.headers).not.toHaveProperty('x-access-token');
  });

  it.each([
    ['an answer without an agency', json({ agency: null })],
    ['404', json({ message: 'no such agency' }, 404)],
  ])('knows that a site is nobody’s: %s', async (_, answer) => {
    expect((await asked(answer)).told).toEqual({ ok: true, value: null });
  });

  it.each<[string, RequestListener, string]>([
    ['refused', json({}, 500), 'refused'],
    ['not signed in', json({}, 401), 'refused'],
    ['led elsewhere', (_, response) => response.writeHead(302, { location: 'https://other.example' }).end(), 'refused'],
    ['no JSON', (_, response) => response.end('<html>'), 'unreachable'],
    ['a list', json([]), 'malformed'],
    ['silence', () => undefined, 'timed-out'],
  ])('tells a failure from that: %s', async (_, answer, kind) => {
    expect((await asked(answer, 300)).told).toMatchObject({ ok: false, error: { kind } });
  });
});
