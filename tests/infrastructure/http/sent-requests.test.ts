import { describe, expect, it } from 'vitest';
import { flyingTime } from '../../support/a-moved-clock.ts';
import { anHttpClient, CONTEXT, NEVER_ABORTED } from '../../support/http/an-http-client.ts';
import { aServer, inTurn, jsonListener } from '../../support/http/test-server.ts';

// @rule 7.2
describe('a request (rules §7)', () => {
  it('carries the headers of its caller, the content type of a GET included', async () => {
    const { url, requests } = await aServer(jsonListener({}));
    await anHttpClient(url).get('/api/agency', {}, NEVER_ABORTED);
    expect(requests[0]?.method).toBe('GET');
    expect(requests[0]?.headers).toMatchObject({
      'content-type': 'application/json',
      'accept-language': 'de',
      'x-session-id': 'session-0001',
      timezone: 'Asia/Dubai',
      'x-access-token': 'token-1',
    });
  });

  it('names no token when there is none', async () => {
    const { url, requests } = await aServer(jsonListener({}));
    await anHttpClient(url, undefined, { ...CONTEXT, token: undefined }).get('/api/agency', {}, NEVER_ABORTED);
    expect(requests[0]?.headers).not.toHaveProperty('x-access-token');
  });

  it('sends scalars as parameters and leaves out what is undefined', async () => {
    const { url, requests } = await aServer(jsonListener({}));
    const query = { latitude: 25.2, isHome: true, searchString: 'São Paulo & more', radius: undefined };
    await anHttpClient(url).get('/api/hotel/deals/hotel-search', query, NEVER_ABORTED);
    const sentUrl = new URL(requests[0]?.url ?? '', url);
    expect(sentUrl.pathname).toBe('/api/hotel/deals/hotel-search');
    expect([...sentUrl.searchParams]).toEqual([
      ['latitude', '25.2'],
      ['isHome', 'true'],
      ['searchString', 'São Paulo & more'],
    ]);
  });
});

describe('what is sent', () => {
  it('is no body with GET and PUT, and JSON with POST', async () => {
    const { url, requests, bodies } = await aServer(jsonListener({}));
    const client = anHttpClient(url);
    await client.get('/', {}, NEVER_ABORTED);
    await client.put('/', {}, NEVER_ABORTED);
    await client.post('/', {}, { text: 'é' }, NEVER_ABORTED);
    expect(bodies).toEqual(['', '', '{"text":"é"}']);
    expect(requests.map(({ headers }) => headers['content-type'])).toEqual(Array(3).fill('application/json'));
  });

  it('is JSON with PATCH, nothing with DELETE, and a file as it is', async () => {
    const { url, requests, bodies } = await aServer(jsonListener({}));
    const client = anHttpClient(url);
    const form = new FormData();
    form.set('passport', new Blob(['scan'], { type: 'image/png' }), 'scan.png');
    const sentAddress = { path: '/', query: {} };
    await client.send({ ...sentAddress, method: 'PATCH', data: '{"text":"é"}' }, NEVER_ABORTED);
    await client.send({ ...sentAddress, method: 'DELETE', data: null }, NEVER_ABORTED);
    const table = { data: new Blob(['a;b'], { type: 'text/csv' }), contentType: 'text/csv' };
    await client.send({ ...sentAddress, method: 'POST', ...table }, NEVER_ABORTED);
    await client.send({ ...sentAddress, method: 'POST', data: form, contentType: '' }, NEVER_ABORTED);
    expect(requests.map(({ method }) => method)).toEqual(['PATCH', 'DELETE', 'POST', 'POST']);
    expect(bodies.slice(0, 3)).toEqual(['{"text":"é"}', '', 'a;b']);
    expect(bodies[3]).toMatch(/name="passport"; filename="scan.png"\r\nContent-Type: image\/png\r\n\r\nscan\r\n/);
    const types = requests.map(({ headers }) => headers['content-type']);
    expect(types.slice(0, 3)).toEqual(['application/json', 'application/json', 'text/csv']);
    expect(types[3]).toMatch(/^multipart\/form-data; boundary=/);
    for (const { headers } of requests)
      expect(headers).toMatchObject({ 'x-access-token': 'token-1', timezone: 'Asia/Dubai' });
  });

  it('goes to the base, however absolute its path may look', async () => {
    const { url, requests } = await aServer(jsonListener({}));
    for (const path of ['//evil.example/api', '/http://evil.example/']) {
      await anHttpClient(`${url}/base`).get(path, {}, NEVER_ABORTED);
    }
    expect(requests.map((request) => request.url)).toEqual(['/base//evil.example/api', '/base/http://evil.example/']);
  });

  it('carries the token to no address that may not have it', async () => {
    const { url, requests } = await aServer(jsonListener({}));
    await anHttpClient(url, undefined, CONTEXT, { mayCarryToken: () => false }).get('/api/agency', {}, NEVER_ABORTED);
    expect(requests[0]?.headers).not.toHaveProperty('x-access-token');
  });

  it('names a call once, however often it is tried', async () => {
    const ids = ['id-1', 'id-2'];
    const correlation = { next: () => ids.shift() ?? '' };
    const { url, requests } = await aServer(inTurn(jsonListener({}, 500), jsonListener({})));
    await anHttpClient(url, flyingTime(), CONTEXT, { correlation }).get('/', {}, NEVER_ABORTED);
    expect(requests.map(({ headers }) => headers['x-correlation-id'])).toEqual(['id-1', 'id-1']);
  });
});
