import { describe, expect, it } from 'vitest';
import { parseDecisionId } from '../../../src/infrastructure/why/decision-id-wire.ts';
import { aBuiltShell } from '../../../tests/edge/a-built-shell.ts';
import { SANDBOX } from '../../../tests/edge/an-edge.ts';
import { aRenderingEdge } from './a-rendering-edge.ts';

const root = aBuiltShell();
const edge = aRenderingEdge({ root, sandbox: SANDBOX });

async function decisionFor(address: string, headers: Record<string, string> = {}) {
  const response = await edge.request(address, { headers });
  const id = response.headers.get('x-livery-decision') ?? '';
  const decisionId = parseDecisionId(id);
  if (!decisionId.ok) throw new Error(`${address}: ${decisionId.error}`);
  return { id, response, decision: decisionId.value };
}

describe('the id of the decision', () => {
  it.each([
    ['/', 'page', 200],
    ['/nowhere', 'page', 404],
    ['/assets/main-AbCd1234.js', 'file', 200],
    ['/assets/gone.js', 'file', 404],
    ['/healthz', 'other', 200],
    ['/api/agency', 'other', 200],
    ['/robots.txt', 'other', 200],
  ])('is in the response of %s: a %s, with status %d', async (path, kind, status) => {
    const { decision } = await decisionFor(`http://aurora.localhost${path}`);
    expect(decision).toMatchObject({ kind, status, path, host: 'aurora.localhost' });
  });

  it('has what the page was decided by, and where it led to', async () => {
    const { decision } = await decisionFor('http://noir.localhost/booknow/hotels?lng=de&utm_source=mail', {
      'accept-language': 'pt-BR, en;q=0.5',
      cookie: 'pll_language=fr; hideHeader=true; currency=%7B%22currency%22%3A%22EUR%22%2C%22country%22%3A%22DE%22%7D',
    });
    expect(decision).toMatchObject({
      ...{ status: 302, target: '/login', query: { lng: 'de' }, languages: ['pt', 'en'] },
      cookies: { pll_language: 'fr', hideHeader: 'true' },
      currency: '{"currency":"EUR","country":"DE"}',
      ...{ signedIn: false, hasDeepLink: false },
    });
  });

  it('has no token, wherever a request holds one', async () => {
    const secret = 'sEcReT-0123456789';
    const redirect = encodeURIComponent(`/newPassword?token=${secret}`);
    for (const [path, headers] of [
      ['/', { cookie: `access_token=${secret}` }],
      [`/?access_token=${secret}`, {}],
      [`/newPassword?token=${secret}`, {}],
      [`/login?redirect=${redirect}`, {}],
      [`/?email=${secret}`, { authorization: `Bearer ${secret}` }],
    ] as const) {
      const { id } = await decisionFor(`http://aurora.localhost${path}`, headers);
      expect(Buffer.from(id, 'base64url').toString(), path).not.toContain(secret);
    }
    expect(
      (await decisionFor('http://aurora.localhost/', { cookie: `access_token=${secret}` })).decision.signedIn,
    ).toBe(true);
  });

  it.each([
    ['/user/joe@example.com/reset', 'joe@'],
    ['/user/joe%40example.com', 'joe'],
    ['/newPassword/c2VjcmV0LXRva2VuLW9mLWpvZQ', 'c2VjcmV0'],
    ['/deal-link?id=joe@example.com', 'joe@'],
    ['/?lng=joe@example.com', 'joe@'],
    ['/verify?code=482913&id=S3cretOtp1', '482913'],
    ['/verify?code=482913&id=S3cretOtp1', 'S3cret'],
    ['/?lng=mysecretpasswd&currency=hunter2&lat=secret', 'secret'],
    ['/newPassword/short7', 'short7'],
    ['/?currency=eyJhbGciOiJub25lIn0.eyJzdWIiOiJqb2UifQ.c2ln', 'eyJ'],
  ])('has no e-mail address and nothing that looks like a token: %s', async (path, secret) => {
    const { decision } = await decisionFor(`http://aurora.localhost${path}`);
    expect(JSON.stringify(decision)).not.toContain(secret);
  });

  it('has the first value of a repeated parameter, as the page has', async () => {
    const { decision, response } = await decisionFor(
      'http://aurora.localhost/?lng=de&lng=es&hideHeader=true&hideHeader=x',
    );
    expect(decision.query).toEqual({ lng: 'de', hideHeader: 'true' });
    expect(await response.text()).toContain('lang="de"');
  });

  it('has the path as it was written', async () => {
    const { decision } = await decisionFor('http://aurora.localhost/%61bout');
    expect(decision).toMatchObject({ path: '/%61bout', status: 404 });
  });

  it('keeps paths and values as they are, where they are plain', async () => {
    const path = '/agency-terms-and-conditions/17';
    const { decision } = await decisionFor(`http://aurora.localhost${path}?id=7&lat=-25.2&tab=Hotels`);
    expect(decision).toMatchObject({ path, query: { id: '7', lat: '-25.2', tab: 'Hotels' } });
  });

  it.each([
    ['Air Travel', 'Air Travel'],
    ['cars', 'cars'],
    ['Jane Q Traveller', '?'],
    ['my secret', '?'],
  ])('of the tab has only what tabs are called: %s is %s', async (tab, written) => {
    const { decision } = await decisionFor(`http://aurora.localhost/?tab=${encodeURIComponent(tab)}`);
    expect(decision).toMatchObject({ query: { tab: written } });
  });

  it('is the same for the same request, whether its page was cached or not', async () => {
    const [firstDecision, secondDecision] = [
      await decisionFor('http://aurora.localhost/'),
      await decisionFor('http://aurora.localhost/'),
    ];
    expect(firstDecision.id).toBe(secondDecision.id);
    expect(firstDecision.id).not.toBe((await decisionFor('http://marigold.localhost/')).id);
  });

  it('stays short enough for a header, whatever is requested', async () => {
    const long = 'x'.repeat(5000);
    const { id } = await decisionFor(`http://aurora.localhost/${long}?lng=${long}&id=${long}&redirect=/${long}`);
    expect(id.length).toBeLessThan(4000);
  });
});
