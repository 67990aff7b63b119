import { describe, expect, it } from 'vitest';
import { atTheEdge, embedded, overHttp } from './source-makers.ts';

const { signal } = new AbortController();

describe.each(Object.entries({ overHttp, atTheEdge, embedded }))('a source made by %s', (_, make) => {
  it('may make a call of docs/platform-api.yaml', async () => {
    const { source: http, close } = await make((client) => client)({ rates: { USD: 1 } });
    await http.get('/api/multi-currency/exchange', {}, signal);
    await close();
  });

  it.each([
    ['/api/elsewhere', {}, 'GET /api/elsewhere is not in docs/platform-api.yaml'],
    ['/api/agency', { more: '1' }, 'GET /api/agency: query more is not in the file'],
    ['/api/flight/airports', {}, 'GET /api/flight/airports: query search is missing'],
  ])('fails for a request of its own: %s %j', async (path, query, problem) => {
    const { source: http, close } = await make((client) => client)({});
    await http.get(path, query, signal);
    await expect(close()).rejects.toThrow(problem);
  });
});

describe('a source of the resort service', () => {
  it('fails where its calls have no names', async () => {
    const { source: http, close } = await overHttp((client) => client)({});
    await http.get('/search', { key: 'palm' }, signal);
    await expect(close()).rejects.toThrow('GET /search: header x-correlation-id is missing');
  });
});
