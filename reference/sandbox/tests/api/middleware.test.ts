import { describe, expect, it, vi } from 'vitest';
import { createSandbox } from '../../app.ts';

const ORIGIN = 'http://noir.localhost:8080';

const LOGGED_HEADERS =
  'content-type, accept-language, x-session-id, timezone, x-access-token, x-correlation-id, x-auth-optional';

const preflight = (path: string) =>
  createSandbox().request(`http://127.0.0.1:9000${path}`, {
    method: 'OPTIONS',
    headers: {
      origin: ORIGIN,
      'access-control-request-method': 'GET',
      'access-control-request-headers': LOGGED_HEADERS,
    },
  });

describe('pages of other origins', () => {
  it('may call with their cookies', async () => {
    const { headers } = await createSandbox().request('/api/agency', { headers: { origin: ORIGIN } });
    expect(headers.get('access-control-allow-origin')).toBe(ORIGIN);
    expect(headers.get('access-control-allow-credentials')).toBe('true');
    expect(headers.get('vary')).toBe('Origin, Accept-Encoding');
  });

  it('may send every header of rules §7, as the preflight shows', async () => {
    const response = await preflight('/api/agency');
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-origin')).toBe(ORIGIN);
    expect(response.headers.get('access-control-allow-credentials')).toBe('true');
    const allowed = response.headers.get('access-control-allow-headers')?.split(',') ?? [];
    expect(allowed).toEqual(expect.arrayContaining(LOGGED_HEADERS.split(', ')));
    expect(response.headers.get('access-control-allow-methods')?.split(',')).toEqual(
      expect.arrayContaining(['GET', 'POST', 'PUT']),
    );
    expect(response.headers.get('vary')).toContain('Origin');
  });

  it('can read failures too: unknown paths, bad queries, ordered faults', async () => {
    for (const path of [
      '/api/nothing',
      '/api/hotel/deals/hotel-search',
      '/api/agency?fault=503',
      '/media/logo/x.svg',
    ]) {
      const { headers } = await createSandbox().request(path, { headers: { origin: ORIGIN } });
      expect(headers.get('access-control-allow-origin')).toBe(ORIGIN);
    }
  });

  it('may not steer the sandbox', async () => {
    const response = await preflight('/sandbox/faults');
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('get a Vary header without an origin, too', async () => {
    expect((await createSandbox().request('/api/agency')).headers.get('vary')).toBe('Origin, Accept-Encoding');
  });
});

it('responds with 500 and a sentence where something inside it throws, and logs the rest to the terminal', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const secret = new Error('the secret reason');
  const now = (): Date => {
    throw secret;
  };
  const response = await createSandbox({ now }).request('/api/agency');
  expect([response.status, await response.json()]).toEqual([
    500,
    { message: 'Something broke inside the sandbox. Its terminal shows the error.' },
  ]);
  expect(log).toHaveBeenCalledWith('The sandbox failed at GET /api/agency:', secret);
  log.mockRestore();
});
