import { describe, expect, it } from 'vitest';
import { createSandbox } from '../../../sandbox/app.ts';

const ask = (path: string, headers: Record<string, string> = {}, host = 'aurora.localhost:9000') =>
  createSandbox().request(`http://${host}${path}`, { headers });
const agencyName = async (answer: Response | Promise<Response>): Promise<unknown> => {
  const { agency } = (await (await answer).json()) as { agency: { subdomain: string } | null };
  return agency?.subdomain ?? null;
};

describe('GET /api/agency', () => {
  it('answers for the host that it was sent to, whatever the port', async () => {
    expect(await agencyName(ask('/api/agency', {}, 'noir.localhost:1234'))).toBe('noir');
    expect(await agencyName(ask('/api/agency', {}, '127.0.0.1:1234'))).toBe('aurora');
  });

  it('answers for the page that asks rather than for the host that it was sent to', async () => {
    const origin = 'http://rihla.livery.localhost:8080';
    expect(await agencyName(ask('/api/agency', { origin }, 'noir.localhost'))).toBe('rihla');
  });

  it.each(['null', 'file://', 'not an origin', ''])(
    'passes over the origin "%s", which has no host',
    async (origin) => {
      expect(await agencyName(ask('/api/agency', { origin }, 'noir.localhost'))).toBe('noir');
    },
  );

  it('responds with 200 with null for a host that is nobody’s', async () => {
    const answer = await ask('/api/agency', { origin: 'http://nobody.localhost:8080' });
    expect([answer.status, await answer.json()]).toEqual([200, { agency: null }]);
  });

  it('gives pictures by the address that it was reached at, even when another origin asks', async () => {
    const answer = await ask('/api/agency', { origin: 'http://noir.localhost:8080' }, '127.0.0.1:9000');
    expect(await answer.json()).toMatchObject({ agency: { logo: 'http://127.0.0.1:9000/media/logo/noir.svg' } });
  });

  it('gives pictures that are there', async () => {
    const { agency } = (await (await ask('/api/agency')).json()) as { agency: Record<string, string> };
    for (const field of ['logo', 'logoMobile', 'favicon']) {
      expect((await createSandbox().request(agency[field] ?? '')).status).toBe(200);
    }
  });
});

describe('GET /api/multi-currency/exchange', () => {
  it('gives real rates for one USD, and their day', async () => {
    const table = (await (await ask('/api/multi-currency/exchange')).json()) as {
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
    'answer 404 with a message: %s',
    async (path) => {
      const answer = await ask(path);
      expect([answer.status, await answer.json()]).toEqual([
        404,
        { message: `The sandbox has nothing at GET ${path}.` },
      ]);
    },
  );
});
