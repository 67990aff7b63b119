import type { RequestListener } from 'node:http';
import { asapScheduler, type SchedulerAction, type SchedulerLike, VirtualTimeScheduler } from 'rxjs';
import { afterEach, describe, expect, it } from 'vitest';
import { CALLER, anHttpClient } from '../../support/an-http-client.ts';
import { json, startServer, type TestServer } from '../../support/test-server.ts';

const NEVER_ABORTED = new AbortController().signal;

let server: TestServer | undefined;
afterEach(() => server?.close());

async function serve(answer: RequestListener): Promise<TestServer> {
  server = await startServer(answer);
  return server;
}

/** Answers the first requests with these, and every later one with the last. */
function inTurn(...answers: readonly RequestListener[]): RequestListener {
  let turn = 0;
  return (request, response) => answers[Math.min(turn++, answers.length - 1)]?.(request, response);
}

/** Time in which the pauses between tries pass at once, and the limit of a call never comes. */
function flyingTime(): SchedulerLike {
  const standing = new VirtualTimeScheduler();
  return {
    now: () => 0,
    schedule(work: (this: SchedulerAction<unknown>, state?: unknown) => void, delay = 0, state?: unknown) {
      return delay < 5_000 ? asapScheduler.schedule(work, 0, state) : standing.schedule(work, delay, state);
    },
  };
}

describe('a request (specification §7)', () => {
  it('carries the headers of its caller, the content type of a GET included', async () => {
    const { url, requests } = await serve(json({}));
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
    const { url, requests } = await serve(json({}));
    await anHttpClient(url, undefined, { ...CALLER, token: undefined }).get('/api/agency', {}, NEVER_ABORTED);
    expect(requests[0]?.headers).not.toHaveProperty('x-access-token');
  });

  it('sends scalars as parameters and leaves out what is undefined', async () => {
    const { url, requests } = await serve(json({}));
    const query = { latitude: 25.2, isHome: true, searchString: 'São Paulo & more', radius: undefined };
    await anHttpClient(url).get('/api/hotel/deals/hotel-search', query, NEVER_ABORTED);
    const asked = new URL(requests[0]?.url ?? '', url);
    expect(asked.pathname).toBe('/api/hotel/deals/hotel-search');
    expect([...asked.searchParams]).toEqual([
      ['latitude', '25.2'],
      ['isHome', 'true'],
      ['searchString', 'São Paulo & more'],
    ]);
  });
});

describe('an answer', () => {
  it('is the value of its JSON', async () => {
    const { url } = await serve(json({ rates: { USD: 1 } }));
    expect(await anHttpClient(url).get('/', {}, NEVER_ABORTED)).toEqual({ ok: true, value: { rates: { USD: 1 } } });
  });

  it('that is no JSON is malformed, and is not asked for again', async () => {
    const { url, requests } = await serve((_, response) => response.end('<html>hello</html>'));
    expect(await anHttpClient(url).get('/', {}, NEVER_ABORTED)).toMatchObject({ error: { kind: 'malformed' } });
    expect(requests).toHaveLength(1);
  });

  it('with a status of 400 and above is a refusal with the words of the server', async () => {
    const { url, requests } = await serve(json({ message: 'No such place' }, 404));
    expect(await anHttpClient(url).get('/', {}, NEVER_ABORTED)).toEqual({
      ok: false,
      error: { kind: 'refused', status: 404, message: 'No such place' },
    });
    expect(requests).toHaveLength(1);
  });

  it('that redirects is a refusal: a token never follows to another origin', async () => {
    const { url, requests } = await serve((_, response) => {
      response.writeHead(302, { location: 'http://elsewhere.example/' });
      response.end();
    });
    expect(await anHttpClient(url).get('/', {}, NEVER_ABORTED)).toMatchObject({ error: { status: 302 } });
    expect(requests).toHaveLength(1);
  });

  it('larger than 20 MiB is not read to its end', async () => {
    const { url } = await serve((_, response) => response.end(`"${'x'.repeat(21 * 1024 * 1024)}"`));
    const client = anHttpClient(url, flyingTime());
    expect(await client.get('/', {}, NEVER_ABORTED)).toMatchObject({ ok: false });
  });
});

describe('a server that stumbles', () => {
  it('is asked again, twice at most', async () => {
    const { url, requests } = await serve(json({ message: 'Oops' }, 503));
    const answer = await anHttpClient(url, flyingTime()).get('/', {}, NEVER_ABORTED);
    expect(answer).toEqual({ ok: false, error: { kind: 'refused', status: 503, message: 'Oops' } });
    expect(requests).toHaveLength(3);
  });

  it('is forgiven when the second answer is good', async () => {
    const { url, requests } = await serve(inTurn(json({}, 500), json({ fine: true })));
    expect(await anHttpClient(url, flyingTime()).get('/', {}, NEVER_ABORTED)).toEqual({
      ok: true,
      value: { fine: true },
    });
    expect(requests).toHaveLength(2);
  });

  it('is unreachable when it cuts every answer off', async () => {
    const { url, requests } = await serve((_, response) => {
      response.writeHead(200, { 'content-length': '1000' });
      response.write('{"agency":');
      setImmediate(() => response.destroy());
    });
    expect(await anHttpClient(url, flyingTime()).get('/', {}, NEVER_ABORTED)).toMatchObject({
      error: { kind: 'unreachable' },
    });
    expect(requests).toHaveLength(3);
  });

  it('is unreachable when nobody listens', async () => {
    const { url, close } = await startServer(json({}));
    await close();
    expect(await anHttpClient(url, flyingTime()).get('/', {}, NEVER_ABORTED)).toEqual({
      ok: false,
      error: { kind: 'unreachable' },
    });
  });
});

describe('a call takes 20 s at most (readings 42)', () => {
  it.each([
    ['never answers', () => undefined],
    [
      'never ends its answer',
      (_: unknown, response: { writeHead(status: number): void; write(text: string): void }) => {
        response.writeHead(200);
        response.write('{');
      },
    ],
  ] satisfies [string, RequestListener][])('and times out when the server %s', async (_, answer) => {
    const scheduler = new VirtualTimeScheduler();
    const { url } = await serve((request, response) => {
      answer(request, response);
      setImmediate(() => scheduler.flush());
    });
    expect(await anHttpClient(url, scheduler).get('/', {}, NEVER_ABORTED)).toEqual({
      ok: false,
      error: { kind: 'timed-out' },
    });
    expect(scheduler.now()).toBe(20_000);
  });

  it('and is over at once when it is taken back', async () => {
    const caller = new AbortController();
    const { url } = await serve(() => caller.abort());
    expect(await anHttpClient(url).get('/', {}, caller.signal)).toEqual({ ok: false, error: { kind: 'cancelled' } });
  });

  it('and leaves no timer behind', async () => {
    const scheduler = new VirtualTimeScheduler();
    const { url } = await serve(json({}));
    await anHttpClient(url, scheduler).get('/', {}, NEVER_ABORTED);
    expect(scheduler.actions.filter((action) => !action.closed)).toEqual([]);
  });
});
