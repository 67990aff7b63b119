import { describe, expect, it } from 'vitest';
import { parseDecisionId } from '../../../../src/infrastructure/why/decision-id-wire.ts';
import { aBuiltShell } from '../../../../tests/edge/a-built-shell.ts';
import { SANDBOX } from '../../../../tests/edge/an-edge.ts';
import { aKey, BAD_KEYS, expectRefusal, minutesAgo, SECRET, SITE } from '../../../../tests/edge/why/why-keys.ts';
import { aRenderingEdge } from '../a-rendering-edge.ts';

const root = aBuiltShell();
const seenRequests: Request[] = [];
/** Records the edge's requests to the API, which has no agency. */
const edge = aRenderingEdge({ root, whyKey: SECRET }, (request) => {
  seenRequests.push(request);
  return Response.json({}, { status: 404 });
});

describe('an address with a key of the why panel', () => {
  it('leads to the same address without the key, which becomes a cookie until it expires', async () => {
    const key = await aKey({ issued: minutesAgo(5) });
    const response = await edge.request(`${SITE}/deals?lng=de&why=${key}&place=S%C3%A3o+Paulo`);
    expect([response.status, await response.text()]).toEqual([302, '']);
    expect(response.headers.get('location')).toBe('/deals?lng=de&place=S%C3%A3o+Paulo&why=');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    const [pair, ...attributes] = response.headers.get('set-cookie')?.split('; ') ?? [];
    expect(pair).toBe(`livery-why=${key}`);
    expect(attributes).toEqual(
      expect.arrayContaining(['HttpOnly', 'SameSite=Lax', 'Path=/livery-why', expect.stringMatching(/^Max-Age=\d+$/)]),
    );
    expect(attributes).toHaveLength(4);
    const seconds = Number(/Max-Age=(\d+)/.exec(attributes.join())?.[1]);
    expect(seconds).toBeGreaterThan(9.5 * 60);
    expect(seconds).toBeLessThanOrEqual(10 * 60);
  });

  it('is Secure by https, and knows its port', async () => {
    const key = await aKey({ host: 'aurora.localhost:8443' });
    const response = await edge.request(`https://aurora.localhost:8443/?why=${key}`);
    expect([response.status, response.headers.get('location')]).toEqual([302, '/?why=']);
    expect(response.headers.get('set-cookie')).toContain('; Secure');
  });

  it.each(['/index.html', '/nowhere', '/login'])('may be of any page: %s', async (path) => {
    const response = await edge.request(`${SITE}${path}?why=${await aKey()}`);
    expect([response.status, response.headers.get('location')]).toEqual([302, `${path}?why=`]);
  });

  it.each(['//evil.example/', '///evil.example', '/\\evil.example/', '/%5C/../\\\\evil.example'])(
    'leads to no other host: %s',
    async (path) => {
      const response = await edge.request(`${SITE}${path}?why=${await aKey()}`);
      const location = response.headers.get('location') ?? '';
      expect([response.status, new URL(location, SITE).origin]).toEqual([302, SITE]);
    },
  );

  it.each(BAD_KEYS)('is refused where the key %s', async (_, make, sentence) => {
    const key = await make();
    await expectRefusal(await edge.request(`${SITE}/?why=${key}`), sentence);
  });

  it('is refused with several keys, though each were good', async () => {
    const key = await aKey();
    for (const query of [`why=${key}&why=${key}`, `why=${key}&why=x`, `why=x&lng=de&wh%79=${key}`])
      await expectRefusal(await edge.request(`${SITE}/?${query}`), /^The address has more than one key\. /);
  });

  it.each(['why=&why=', 'why&why=', 'wh%79='])('has one key however it is written: %s', async (query) => {
    const response = await edge.request(`${SITE}/?${query}${await aKey()}`);
    expect([response.status, response.headers.get('location')]).toEqual([302, '/?why=']);
  });

  it('responds to HEAD as to GET, without a body', async () => {
    const good = await edge.request(`${SITE}/?why=${await aKey()}`, { method: 'HEAD' });
    expect([good.status, good.headers.get('location')]).toEqual([302, '/?why=']);
    expect(good.headers.get('set-cookie')).toContain('livery-why=');
    const bad = await edge.request(`${SITE}/?why=x`, { method: 'HEAD' });
    expect([bad.status, await bad.text()]).toEqual([403, '']);
  });

  it('is no matter of other methods, files, calls and health checks', async () => {
    expect((await edge.request(`${SITE}/?why=x`, { method: 'POST' })).status).toBe(405);
    expect((await edge.request(`${SITE}/assets/main-AbCd1234.js?why=x`)).status).toBe(200);
    expect((await edge.request(`${SITE}/healthz?why=x`)).status).toBe(200);
    expect((await edge.request(`${SITE}/api/agency?why=x`)).status).toBe(404);
    const embeddedEdge = aRenderingEdge({ root, sandbox: SANDBOX, whyKey: SECRET });
    expect(await (await embeddedEdge.request(`${SITE}/api/agency?why=x`)).text()).toBe('sandbox: /api/agency');
  });

  it('keeps other tokens of the address for the page', async () => {
    const response = await edge.request(`${SITE}/login?access_token=token-0123456789&why=${await aKey()}`);
    expect(response.headers.get('location')).toBe('/login?access_token=token-0123456789&why=');
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
  });

  it('is neither in the decision’s id, nor sent to the API', async () => {
    const key = await aKey();
    seenRequests.length = 0;
    for (const path of [`/?why=${key}`, '/about?why=', `/livery-why?why=${key}`]) {
      const response = await edge.request(`${SITE}${path}`, { headers: { cookie: `livery-why=${key}` } });
      const decisionId = parseDecisionId(response.headers.get('x-livery-decision') ?? '');
      expect(decisionId.ok).toBe(true);
      expect(JSON.stringify(decisionId)).not.toContain(key);
    }
    expect(seenRequests.length).toBeGreaterThan(0);
    for (const { url, headers } of seenRequests)
      expect(JSON.stringify([url, ...headers])).not.toMatch(new RegExp(`${key}|livery-why`));
  });
});
