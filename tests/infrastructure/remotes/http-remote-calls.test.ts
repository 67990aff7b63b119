import { ok } from '@livery/contract/shared/result';
import { describe, expect, it, vi } from 'vitest';
import { httpRemoteCalls } from '../../../src/infrastructure/remotes/http-remote-calls.ts';

const aClient = () => ({
  get: vi.fn(async () => ok('get')),
  post: vi.fn(async () => ok('post')),
  put: vi.fn(async () => ok('put')),
  send: vi.fn(async () => ok('send')),
});

describe("a remote's calls over HTTP", () => {
  const { signal } = new AbortController();
  const clients = { api: aClient(), resort: aClient(), unintercepted: aClient() };
  const { send } = httpRemoteCalls(clients);

  it('go to the platform, unless they are for the resort service', async () => {
    expect(await send({ method: 'GET', path: '/api/bookings', query: { page: 2 } }, signal)).toEqual(ok('get'));
    expect(clients.api.get).toHaveBeenCalledExactlyOnceWith('/api/bookings', { page: 2 }, signal);
    await send({ service: 'resort', method: 'PUT', path: '/itineraries/release', query: { id: 'a' } }, signal);
    expect(clients.resort.put).toHaveBeenCalledExactlyOnceWith('/itineraries/release', { id: 'a' }, signal);
    await send({ method: 'POST', path: '/api/bookings' }, signal);
    expect(clients.api.post).toHaveBeenCalledExactlyOnceWith('/api/bookings', {}, {}, signal);
  });

  it('send DELETE without a body, PATCH with JSON, and files as they are', async () => {
    const [path, query] = ['/api/documents', { id: 7 }];
    const form = new FormData();
    const [scan, unnamedBlob] = [new Blob(['a'], { type: 'image/png' }), new Blob(['b'])];
    await send({ method: 'DELETE', path, query, body: { a: 1 } }, signal);
    await send({ method: 'PATCH', path, query, body: { a: 1 } }, signal);
    await send({ method: 'POST', path, query, body: form }, signal);
    await send({ method: 'PATCH', path, query, body: scan }, signal);
    await send({ method: 'POST', path, query, body: unnamedBlob }, signal);
    expect(clients.api.send.mock.calls).toEqual([
      [{ method: 'DELETE', path, query, data: null }, signal],
      [{ method: 'PATCH', path, query, data: '{"a":1}' }, signal],
      [{ method: 'POST', path, query, data: form, contentType: '' }, signal],
      [{ method: 'PATCH', path, query, data: scan, contentType: 'image/png' }, signal],
      [{ method: 'POST', path, query, data: unnamedBlob, contentType: 'application/octet-stream' }, signal],
    ]);
  });

  it('end no session by wrong credentials: a 401 to a sign-in is ignored', async () => {
    await send({ method: 'POST', path: '/api/user/login', body: { password: 'x' } }, signal);
    expect(clients.unintercepted.post).toHaveBeenCalledExactlyOnceWith(
      '/api/user/login',
      {},
      { password: 'x' },
      signal,
    );
  });
});
