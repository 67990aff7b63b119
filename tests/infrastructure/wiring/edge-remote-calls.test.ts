import type { RemoteCall } from '@livery/contract/remotes/remote-call';
import { describe, expect, it } from 'vitest';
import { containerAdapters } from '../../../src/infrastructure/wiring/container-adapters.ts';
import { createContainer } from '../../../src/infrastructure/wiring/create-container.ts';
import { anEdgeSet } from '../../support/edge/an-edge-set.ts';

const API = 'https://api.example';
const RESORTS = 'https://resorts.example';
const OFFERS: RemoteCall = { method: 'GET', path: '/api/reference/hotel/offers' };
const DEALS: RemoteCall = { service: 'resort', method: 'POST', path: '/properties/deals', body: { lat: 1, lon: 2 } };

/** A remote's calls at the edge, to services that respond like this. */
function atTheEdge(respond: (request: Request) => Response | Promise<Response>, limit?: number) {
  const paths: string[] = [];
  const requests: Request[] = [];
  const fetch = async (...call: ConstructorParameters<typeof Request>) => {
    const request = new Request(...call);
    requests.push(request);
    return respond(request);
  };
  const set = anEdgeSet(
    API,
    { signedIn: true },
    { adapter: 'fetch', env: { fetch } },
    {
      resort: { base: RESORTS },
      onCallEnd: ({ path }) => void paths.push(path),
      ...(limit === undefined ? {} : { remoteCallLimit: limit }),
    },
  );
  const { remoteCalls } = containerAdapters(createContainer(set.adapters));
  return { ...set, paths, requests, send: (call: RemoteCall) => remoteCalls.send(call, new AbortController().signal) };
}

const jsonResponse = (value: unknown, headers: Record<string, string> = {}) => Response.json(value, { headers });

describe('what a remote’s page calls at the edge', () => {
  it('goes to each service as a visitor of the site, whoever is signed in', async () => {
    const { send, requests } = atTheEdge(() => jsonResponse({ data: [] }));
    expect(await send(OFFERS)).toEqual({ ok: true, value: { data: [] } });
    expect(await send(DEALS)).toHaveProperty('ok', true);
    expect(requests.map(({ url }) => url)).toEqual([`${API}${OFFERS.path}`, `${RESORTS}${DEALS.path}`]);
    for (const { headers } of requests) {
      expect(headers.get('origin')).toBe('http://aurora.localhost');
      expect(headers.get('authorization')).toBeNull();
    }
    expect(await requests[1]?.json()).toEqual({ lat: 1, lon: 2 });
  });

  it('is observed by what it asks for, without what an address names', async () => {
    const { send, paths } = atTheEdge(() => jsonResponse({}));
    for (const path of ['/api/reference/hotel/offers/made-up', '/api/content/blog/made-up', '/api/agency'] as const) {
      await send({ method: 'GET', path });
    }
    expect(paths).toEqual(['/api/reference/hotel', '/api/content/blog', '/api/agency']);
  });

  it('is shared for as long as the service that says least allows', async () => {
    const said = ['public, max-age=60', 'max-age=600', 's-maxage=9', 'max-age=-5'];
    const { send, sharedSeconds } = atTheEdge(() =>
      jsonResponse({}, { 'cache-control': said.shift() ?? '', age: '4' }),
    );
    const sharedTimes = [sharedSeconds()];
    for (const call of [OFFERS, OFFERS, DEALS, OFFERS]) {
      await send(call);
      sharedTimes.push(sharedSeconds());
    }
    expect(sharedTimes).toEqual([Number.POSITIVE_INFINITY, 56, 56, 5, 0]);
  });

  it('is under way until its service responds', async () => {
    const seenStates: boolean[] = [];
    const { send, isCalling } = atTheEdge(() => {
      seenStates.push(isCalling());
      return jsonResponse({});
    });
    seenStates.push(isCalling());
    await send(OFFERS);
    expect([...seenStates, isCalling()]).toEqual([false, true, false]);
  });

  it('fails alone where it is too much for a page', async () => {
    const { send, isTooMuch } = atTheEdge(() => jsonResponse({ data: Array.from({ length: 40_000 }, () => 'x') }));
    expect(await send(OFFERS)).toMatchObject({ ok: false, error: { kind: 'malformed' } });
    expect(isTooMuch()).toBe(false);
  });

  it('fails where it takes longer than it may', async () => {
    const { send } = atTheEdge(() => new Promise(() => undefined), 1);
    expect(await send(OFFERS)).toEqual({ ok: false, error: { kind: 'timed-out' } });
  });
});
