import { describe, expect, it } from 'vitest';
import { aBuiltShell } from '../../../../tests/edge/a-built-shell.ts';
import { CONFIGURATION } from '../../../../tests/edge/an-edge.ts';
import { aKey, BAD_KEYS, expectRefusal, SECRET, SITE } from '../../../../tests/edge/why/why-keys.ts';
import { aRenderingEdge } from '../a-rendering-edge.ts';

const root = aBuiltShell();
const edge = aRenderingEdge({ root, whyKey: SECRET });
const withoutSecret = aRenderingEdge({ root });
const localEdge = aRenderingEdge({ root, configuration: { ...CONFIGURATION, environment: 'local' } });

describe('the cache of pages', () => {
  it('neither answers an address with a key, nor stores it', async () => {
    const caching = aRenderingEdge({ root, whyKey: SECRET });
    const statusOf = async (path: string) => {
      const { status, headers } = await caching.request(`${SITE}${path}`);
      return [status, headers.get('cache-status')];
    };
    const key = await aKey();
    await statusOf('/about');
    expect(await statusOf('/about')).toEqual([200, 'livery; hit']);
    for (let time = 1; time <= 2; time += 1) {
      expect(await statusOf(`/about?why=${key}`)).toEqual([302, null]);
      expect(await statusOf('/about?why=x')).toEqual([403, null]);
    }
    // Without a value it is like any other page.
    expect(await statusOf('/about?why=')).toEqual([200, 'livery; fwd=miss']);
    expect(await statusOf('/about?why=')).toEqual([200, 'livery; hit']);
    expect(await statusOf('/about?why')).toEqual([200, 'livery; fwd=miss']);
  });

  it.each([
    ['in the environment local', localEdge],
    ['without a secret', withoutSecret],
  ])('does not store it where keys are not read, either: %s', async (_, otherEdge) => {
    for (let time = 1; time <= 2; time += 1) {
      const response = await otherEdge.request(`${SITE}/about?why=something`);
      expect([response.status, response.headers.get('cache-status')]).toEqual([200, 'livery; fwd=bypass']);
      expect(response.headers.get('cache-control')).toBe('private, no-store');
      expect(response.headers.has('set-cookie')).toBe(false);
    }
  });
});

describe('/livery-why', () => {
  const ask = (cookie?: string, on = edge, origin = SITE) =>
    on.request(`${origin}/livery-why`, cookie === undefined ? {} : { headers: { cookie } });

  it('is 204 for a browser that has a good key', async () => {
    const response = await ask(`currency=EUR; livery-why=${await aKey()}`);
    expect([response.status, await response.text()]).toEqual([204, '']);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
  });

  it('is the end of the way that an address with a key leads', async () => {
    const response = await edge.request(`${SITE}/?why=${await aKey()}`);
    const [cookie = ''] = response.headers.get('set-cookie')?.split(';') ?? [];
    expect((await ask(cookie)).status).toBe(204);
    await expectRefusalFor('http://noir.localhost', cookie);
  });

  async function expectRefusalFor(origin: string, cookie: string) {
    const response = await ask(cookie, edge, origin);
    expect([response.status, await response.text()]).toEqual([
      403,
      'This key was made for aurora.localhost, and not for noir.localhost. Make a new one with livery why-key --host noir.localhost, and open the address that it prints.\n',
    ]);
  }

  it.each(BAD_KEYS)('is 403 with the reason where the key %s', async (_, make, sentence) => {
    await expectRefusal(await ask(`livery-why=${await make()}`), sentence);
  });

  it('is 403 where there is no key', async () => {
    await expectRefusal(await ask(), /^This browser has no key of the why panel, or the key has expired\. /);
    await expectRefusal(await ask('livery-why='), /^This is no key, /);
    await expectRefusal(await ask(`livery-whyy=${await aKey()}`), /^This browser has no key /);
  });

  it('is 204 for everybody in the environment local, with a secret or without', async () => {
    const configuration = { ...CONFIGURATION, environment: 'local' };
    for (const otherEdge of [localEdge, aRenderingEdge({ root, configuration, whyKey: SECRET })]) {
      const response = await ask(undefined, otherEdge);
      expect([response.status, response.headers.get('cache-control')]).toEqual([204, 'private, no-store']);
    }
  });

  it('is not there without a secret elsewhere', async () => {
    const response = await ask(`livery-why=${await aKey()}`, withoutSecret);
    expect([response.status, await response.text()]).toEqual([404, '404 Not Found']);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
  });

  it('is read, and nothing else', async () => {
    expect((await edge.request(`${SITE}/livery-why`, { method: 'POST' })).status).toBe(405);
    const head = await edge.request(`${SITE}/livery-why`, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([403, '']);
    expect((await edge.request(`${SITE}/livery-why/more`)).status).toBe(404);
  });
});
