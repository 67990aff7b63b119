import type { RequestListener } from 'node:http';
import { VirtualTimeScheduler } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { flyingTime } from '../../support/a-moved-clock.ts';
import { anHttpClient, CONTEXT, NEVER_ABORTED } from '../../support/http/an-http-client.ts';
import { aServer, inTurn, jsonListener, startServer } from '../../support/http/test-server.ts';

describe('a response', () => {
  it('without a body is good, and its value is null', async () => {
    const { url } = await aServer((_, response) => response.writeHead(204).end());
    expect(await anHttpClient(url).get('/', {}, NEVER_ABORTED)).toEqual({ ok: true, value: null });
  });

  it('is the value of its JSON', async () => {
    const { url } = await aServer(jsonListener({ rates: { USD: 1 } }));
    expect(await anHttpClient(url).get('/', {}, NEVER_ABORTED)).toEqual({ ok: true, value: { rates: { USD: 1 } } });
  });

  it('that is no JSON is malformed, and the call is not repeated', async () => {
    const { url, requests } = await aServer((_, response) => response.end('<html>hello</html>'));
    expect(await anHttpClient(url).get('/', {}, NEVER_ABORTED)).toMatchObject({ error: { kind: 'malformed' } });
    expect(requests).toHaveLength(1);
  });

  it('with a status of 400 and above is a refusal with the words of the server', async () => {
    const { url, requests } = await aServer(jsonListener({ message: 'No such place' }, 404));
    expect(await anHttpClient(url).get('/', {}, NEVER_ABORTED)).toEqual({
      ok: false,
      error: { kind: 'refused', status: 404, message: 'No such place' },
    });
    expect(requests).toHaveLength(1);
  });

  it('that redirects is a refusal: a token never follows to another origin', async () => {
    const { url, requests } = await aServer((_, response) =>
      response.writeHead(302, { location: 'http://elsewhere.example/' }).end(),
    );
    expect(await anHttpClient(url).get('/', {}, NEVER_ABORTED)).toMatchObject({ error: { status: 302 } });
    expect(requests).toHaveLength(1);
  });
});

describe('a server that stumbles', () => {
  it('gets the call again, twice at most', async () => {
    const { url, requests } = await aServer(jsonListener({ message: 'Oops' }, 503));
    const result = await anHttpClient(url, flyingTime()).get('/', {}, NEVER_ABORTED);
    expect(result).toEqual({ ok: false, error: { kind: 'refused', status: 503, message: 'Oops' } });
    expect(requests).toHaveLength(3);
  });

  it.each([
    ['its message', { message: 'Oops', error: 'Bad Gateway' }],
    ['its error', { error: 'Oops' }],
    ['its data (rules §8, exchange rates)', { data: 'Oops' }],
    ['the message of its error', { message: ' ', error: { message: 'Oops' } }],
    ['the message of its data', { data: { message: 'Oops' } }],
    ['the text that it is', 'Oops'],
  ])('states what went wrong with %s', async (_, body) => {
    const { url } = await aServer(jsonListener(body, 400));
    const result = await anHttpClient(url, flyingTime()).get('/', {}, NEVER_ABORTED);
    expect(result).toEqual({ ok: false, error: { kind: 'refused', status: 400, message: 'Oops' } });
  });

  it.each(['post', 'put'] as const)('gets no %s again: once may be too much already', async (method) => {
    const { url, requests } = await aServer(jsonListener({ message: 'Oops' }, 503));
    const client = anHttpClient(url, flyingTime());
    const result = await (method === 'post'
      ? client.post('/', {}, {}, NEVER_ABORTED)
      : client.put('/', {}, NEVER_ABORTED));
    expect(result).toEqual({ ok: false, error: { kind: 'refused', status: 503, message: 'Oops' } });
    expect(requests).toHaveLength(1);
  });

  it('is forgiven when the second response is good', async () => {
    const { url, requests } = await aServer(inTurn(jsonListener({}, 500), jsonListener({ fine: true })));
    expect(await anHttpClient(url, flyingTime()).get('/', {}, NEVER_ABORTED)).toEqual({
      ok: true,
      value: { fine: true },
    });
    expect(requests).toHaveLength(2);
  });

  it('is unreachable when it cuts every response off', async () => {
    const { url, requests } = await aServer((_, response) => {
      response.writeHead(200, { 'content-length': '1000' });
      response.write('{"agency":');
      setImmediate(() => response.destroy());
    });
    expect(await anHttpClient(url, flyingTime()).get('/', {}, NEVER_ABORTED)).toMatchObject({
      error: { kind: 'unreachable' },
    });
    expect(requests).toHaveLength(3);
  });

  it('is unreachable when nothing listens', async () => {
    const { url, close } = await startServer(jsonListener({}));
    await close();
    expect(await anHttpClient(url, flyingTime()).get('/', {}, NEVER_ABORTED)).toEqual({
      ok: false,
      error: { kind: 'unreachable' },
    });
  });
});

// @rule 7.6
describe('a call takes 20 s at most (rules 7.6)', () => {
  it.each<[string, RequestListener]>([
    ['never responds', () => undefined],
    ['never ends its response', (_, response) => void response.writeHead(200).write('{')],
  ])('and times out when the server %s', async (_, respond) => {
    const scheduler = new VirtualTimeScheduler();
    const { url } = await aServer((request, response) => {
      respond(request, response);
      setImmediate(() => scheduler.flush());
    });
    expect(await anHttpClient(url, scheduler).get('/', {}, NEVER_ABORTED)).toEqual({
      ok: false,
      error: { kind: 'timed-out' },
    });
    expect(scheduler.now()).toBe(20_000);
  });

  it('or less, where that is set', async () => {
    const scheduler = new VirtualTimeScheduler();
    const { url } = await aServer(() => setImmediate(() => scheduler.flush()));
    const client = anHttpClient(url, scheduler, CONTEXT, { limit: 1500 });
    expect(await client.get('/', {}, NEVER_ABORTED)).toEqual({ ok: false, error: { kind: 'timed-out' } });
    expect(scheduler.now()).toBe(1500);
  });

  it('and is over at once when it is taken back', async () => {
    const caller = new AbortController();
    const { url } = await aServer(() => caller.abort());
    expect(await anHttpClient(url).get('/', {}, caller.signal)).toEqual({ ok: false, error: { kind: 'cancelled' } });
  });

  it('and leaves no timer behind', async () => {
    const scheduler = new VirtualTimeScheduler();
    const { url } = await aServer(jsonListener({}));
    await anHttpClient(url, scheduler).get('/', {}, NEVER_ABORTED);
    expect(scheduler.actions.filter((action) => !action.closed)).toEqual([]);
  });
});
