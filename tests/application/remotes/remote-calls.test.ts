// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { ok } from '../../../src/domain/shared/result.ts';
import { aShownBlog } from '../../support/remotes/embedded-remotes.ts';
import { pause } from '../../support/remotes/opened-remotes.ts';

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
    for (const call of [undefined, null, 7, { method: 'DELETE', path: '/api' }, { method: 'GET', path: '/api' }]) {
      expect(await Reflect.apply(context.request, context, [call])).toMatchObject({ error: { kind: 'malformed' } });
    }
  });

  it('are cancelled with it', async () => {
    const { send, remoteCalls } = aSender();
    const { context, shown } = await aShownBlog({ remoteCalls });
    await context.request({ method: 'GET', path: '/api' });
    const signal = send.mock.calls.at(0)?.at(1);
    shown.end();
    expect(signal).toMatchObject({ aborted: true });
    expect(await context.request({ method: 'GET', path: '/api' })).toEqual({ ok: false, error: { kind: 'cancelled' } });
    expect(send).toHaveBeenCalledOnce();
  });
});

describe("a remote's lasting calls", () => {
  const RELEASE = { method: 'PUT', path: '/itineraries', lasting: true } as const;

  it('begin while it is taken away, and go on after it', async () => {
    const send = vi.fn(async () => ok(null));
    const { context, shown } = await aShownBlog({ remoteCalls: { send } });
    shown.end();
    expect(await context.request(RELEASE)).toEqual(ok(null));
    expect(send.mock.calls.at(0)?.at(1)).toMatchObject({ aborted: false });
  });

  it('begin no more once it is gone', async () => {
    const send = vi.fn(async () => ok(null));
    const { context, shown } = await aShownBlog({ remoteCalls: { send } });
    shown.end();
    await pause();
    expect(await context.request(RELEASE)).toEqual({ ok: false, error: { kind: 'cancelled' } });
    expect(send).not.toHaveBeenCalled();
  });
});
