import { describe, expect, it } from 'vitest';
import { createSandbox } from '../../app.ts';

const request = (path: string, headers: Record<string, string> = {}, host = 'aurora.localhost:9000') =>
  createSandbox().request(`http://${host}${path}`, { headers });
const agencyName = async (response: Response | Promise<Response>): Promise<unknown> => {
  const { agency } = (await (await response).json()) as { agency: { subdomain: string } | null };
  return agency?.subdomain ?? null;
};

describe('GET /api/agency', () => {
  it('is for the host that it was sent to, whatever the port', async () => {
    expect(await agencyName(request('/api/agency', {}, 'noir.localhost:1234'))).toBe('noir');
    expect(await agencyName(request('/api/agency', {}, '127.0.0.1:1234'))).toBe('aurora');
  });

  it('is for the page that requests rather than for the host that it was sent to', async () => {
    const origin = 'http://rihla.livery.localhost:8080';
    expect(await agencyName(request('/api/agency', { origin }, 'noir.localhost'))).toBe('rihla');
  });

  it.each(['null', 'file://', 'not an origin', ''])(
    'passes over the origin "%s", which has no host',
    async (origin) => {
      expect(await agencyName(request('/api/agency', { origin }, 'noir.localhost'))).toBe('noir');
    },
  );

  it('responds with 200 and null for an unknown host', async () => {
    const response = await request('/api/agency', { origin: 'http://unknown.localhost:8080' });
    expect([response.status, await response.json()]).toEqual([200, { agency: null }]);
  });

  it('gives pictures by the address that it was reached at, even for another origin', async () => {
    const response = await request('/api/agency', { origin: 'http://noir.localhost:8080' }, '127.0.0.1:9000');
    expect(await response.json()).toMatchObject({ agency: { logo: 'http://127.0.0.1:9000/media/logo/noir.svg' } });
  });

  it('gives pictures that are there', async () => {
    const { agency } = (await (await request('/api/agency')).json()) as { agency: Record<string, string> };
    for (const field of ['logo', 'logoMobile', 'favicon']) {
      expect((await createSandbox().request(agency[field] ?? '')).status).toBe(200);
    }
  });
});

describe('GET /api/multi-currency/exchange', () => {
  it('gives real rates for one USD, and their day', async () => {
    const table = (await (await request('/api/multi-currency/exchange')).json()) as {
      rates: Record<string, number>;
      date: string;
      base: string;
    };
    expect(Object.keys(table)).toEqual(['rates', 'date', 'base']);
    expect([table.base, table.rates['USD'], table.rates['AED']]).toEqual(['USD', 1, 3.6725]);
    expect(table.date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    for (const rate of Object.values(table.rates)) expect(rate).toBeGreaterThan(0);
  });
});

describe('unknown paths', () => {
  it.each(['/api/nothing', '/api/', '/media/nothing', '/sandbox/nothing', '/'])(
    'respond with 404 and a message: %s',
    async (path) => {
      const response = await request(path);
      expect([response.status, await response.json()]).toEqual([
        404,
        { message: `The sandbox has nothing at GET ${path}.` },
      ]);
    },
  );
});
