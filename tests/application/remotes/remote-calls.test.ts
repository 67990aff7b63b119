// @vitest-environment jsdom

import { ok } from '@livery/contract/shared/result';
import { describe, expect, it, vi } from 'vitest';
import { aShownBlog } from '../../support/remotes/embedded-remotes.ts';
import { twoTasks } from '../../support/remotes/opened-remotes.ts';

describe("a remote's calls", () => {
  const aSender = () => {
    const send = vi.fn(async () => ok({ fine: true }));
    return { send, remoteCalls: { send } };
  };

  it('go out as they are', async () => {
    const { send, remoteCalls } = aSender();
    const { context } = await aShownBlog({ remoteCalls });
    const call = { method: 'POST', path: '/api/bookings', body: { hotel: 7 } } as const;
    expect(await context.request(call)).toEqual(ok({ fine: true }));
    expect(send).toHaveBeenCalledExactlyOnceWith(call, expect.any(AbortSignal));
  });

  it.each(['//elsewhere.example/api', 'https://elsewhere.example', '/api/../admin', 'api', '/api?x=1', undefined])(
    'do not go to %j (rules 10.6)',
    async (path) => {
      const { send, remoteCalls } = aSender();
      const { context } = await aShownBlog({ remoteCalls });
      const response = await Reflect.apply(context.request, context, [{ method: 'GET', path }]);
      expect(response).toMatchObject({ ok: false, error: { kind: 'malformed' } });
      expect(send).not.toHaveBeenCalled();
    },
  );

  it('never reject, whatever is requested, and whatever fails', async () => {
    const remoteCalls = {
      send: () => {
        throw new Error('planted');
      },
    };
    const { context } = await aShownBlog({ remoteCalls });
    for (const call of [undefined, null, 7, { method: 'TRACE', path: '/api' }, { method: 'GET', path: '/api' }]) {
      expect(await Reflect.apply(context.request, context, [call])).toMatchObject({ error: { kind: 'malformed' } });
    }
  });

  const file = new File(['scan'], 'scan.png', { type: 'image/png' });
  const form = new FormData();
  form.set('scan', file);

  it.each([
    { method: 'GET', path: '/api/documents' },
    { method: 'PUT', path: '/api/documents', query: { id: 1 } },
    { method: 'DELETE', path: '/api/documents', query: { id: 1 } },
    { method: 'PATCH', path: '/api/documents', body: { name: 'Passport' } },
    { method: 'POST', path: '/api/documents', body: file },
    { method: 'PATCH', path: '/api/documents', body: form },
  ] as const)('may be a $method', async (call) => {
    const { send, remoteCalls } = aSender();
    const { context } = await aShownBlog({ remoteCalls });
    expect(await context.request(call)).toEqual(ok({ fine: true }));
    expect(send).toHaveBeenCalledExactlyOnceWith(call, expect.any(AbortSignal));
  });

  it('may have the body null, as JavaScript writes none', async () => {
    const { send, remoteCalls } = aSender();
    const { context } = await aShownBlog({ remoteCalls });
    const call = { method: 'POST', path: '/api/documents', body: null };
    expect(await Reflect.apply(context.request, context, [call])).toEqual(ok({ fine: true }));
    expect(send).toHaveBeenCalledExactlyOnceWith(call, expect.any(AbortSignal));
  });

  it.each(['TRACE', '', undefined])('are no %s', async (method) => {
    const { send, remoteCalls } = aSender();
    const { context } = await aShownBlog({ remoteCalls });
    expect(await Reflect.apply(context.request, context, [{ method, path: '/api' }])).toMatchObject({
      error: { kind: 'malformed', problem: 'A call is a GET, a POST, a PUT, a PATCH or a DELETE.' },
    });
    expect(send).not.toHaveBeenCalled();
  });

  const long = new FormData();
  long.set('note', 'x'.repeat(25_000_001));
  const large = new FormData();
  for (const half of ['a', 'b']) large.set(half, new Blob([new Uint8Array(12_500_001)]));

  it.each([
    { name: 'a large form', method: 'POST', body: large, problem: '25 MB at most' },
    { name: 'a form with a long text', method: 'POST', body: long, problem: '25 MB at most' },
    { name: 'a large file', method: 'PATCH', body: new Blob([new Uint8Array(25_000_001)]), problem: '25 MB at most' },
    { name: 'a form in a PUT', method: 'PUT', body: form, problem: 'a POST or a PATCH' },
    { name: 'JSON in a PUT', method: 'PUT', body: { a: 1 }, problem: 'A PUT sends its query alone' },
    { name: 'a file in a DELETE', method: 'DELETE', body: file, problem: 'a POST or a PATCH' },
    { name: 'a file in JSON', method: 'POST', body: { name: 'Passport', file }, problem: 'JSON holds no files' },
    { name: 'a list of files', method: 'POST', body: [file], problem: 'JSON holds no files' },
    { name: 'octets', method: 'PATCH', body: new Uint8Array(2), problem: 'as a Blob' },
    { name: 'parameters', method: 'POST', body: new URLSearchParams('a=1'), problem: 'as a Blob' },
  ] as const)('send no $name', async ({ method, body, problem }) => {
    const { send, remoteCalls } = aSender();
    const { context } = await aShownBlog({ remoteCalls });
    const response = await context.request({ method, path: '/api/documents', body });
    expect(response).toMatchObject({ error: { kind: 'malformed', problem: expect.stringContaining(problem) } });
    expect(send).not.toHaveBeenCalled();
  });

  it('have files of 25 MB, and no octet more', async () => {
    const { remoteCalls } = aSender();
    const { context } = await aShownBlog({ remoteCalls });
    const body = new Blob([new Uint8Array(25_000_000)]);
    expect(await context.request({ method: 'POST', path: '/api/documents', body })).toEqual(ok({ fine: true }));
  });

  it('are cancelled with it', async () => {
    const { send, remoteCalls } = aSender();
    const { context, shownRemote } = await aShownBlog({ remoteCalls });
    await context.request({ method: 'GET', path: '/api' });
    const signal = send.mock.calls.at(0)?.at(1);
    shownRemote.end();
    expect(signal).toMatchObject({ aborted: true });
    expect(await context.request({ method: 'GET', path: '/api' })).toEqual({ ok: false, error: { kind: 'cancelled' } });
    expect(send).toHaveBeenCalledOnce();
  });
});

describe("a remote's lasting calls", () => {
  const RELEASE = { method: 'PUT', path: '/itineraries', lasting: true } as const;

  it('begin while it is taken away, and go on after it', async () => {
    const send = vi.fn(async () => ok(null));
    const { context, shownRemote } = await aShownBlog({ remoteCalls: { send } });
    shownRemote.end();
    expect(await context.request(RELEASE)).toEqual(ok(null));
    expect(send.mock.calls.at(0)?.at(1)).toMatchObject({ aborted: false });
  });

  it('begin no more once it is gone', async () => {
    const send = vi.fn(async () => ok(null));
    const { context, shownRemote } = await aShownBlog({ remoteCalls: { send } });
    shownRemote.end();
    await twoTasks();
    expect(await context.request(RELEASE)).toEqual({ ok: false, error: { kind: 'cancelled' } });
    expect(send).not.toHaveBeenCalled();
  });
});
