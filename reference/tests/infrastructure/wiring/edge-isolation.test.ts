import { test } from '@fast-check/vitest';
import { embeddedSandbox } from '@livery/sandbox/embedded';
import { runCount } from '@livery/testkit/runs';
import fc from 'fast-check';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { startDeadline } from '../../../../src/edge/deadline.ts';
import type { RenderResult } from '../../../../src/edge/render/render-page.tsx';
import { renderPage } from '../../../../src/edge/render/render-page.tsx';
import { readSite } from '../../../../src/edge/site.ts';
import { createShell } from '../../../../src/infrastructure/wiring/create-shell.ts';
import { aHost } from '../../../../tests/support/edge/a-host.ts';
import { anEdgeSet } from '../../../../tests/support/edge/an-edge-set.ts';

const sandbox = embeddedSandbox('local');
const HOST = 'http://aurora.localhost';

/** Everything that the edge sent to the API, and the resulting page. */
async function requestsSentFor(path: string, headers: Record<string, string>) {
  const sentRequests: string[] = [];
  const fetch = async (...call: ConstructorParameters<typeof Request>) => {
    const request = new Request(...call);
    sentRequests.push([request.method, request.url, ...[...request.headers].map((pair) => pair.join(': '))].join('\n'));
    return sandbox.fetch(request);
  };
  const renderResults: RenderResult[] = [];
  const edge = new Hono();
  edge.onError((failure) => {
    throw failure;
  });
  edge.get('*', async (context) => {
    const site = readSite(context, aHost(HOST));
    const now = Temporal.Instant.from('2026-11-21T20:30:00Z');
    const set = anEdgeSet(HOST, { ...site, url: site.url.href, now }, { adapter: 'fetch', env: { fetch } });
    const shell = {
      shell: createShell(set.adapters),
      tenant: site.tenant,
      now: now.toString(),
      responses: set.responses,
      isTooMuch: set.isTooMuch,
      sharedSeconds: set.sharedSeconds,
      isCalling: set.isCalling,
    };
    const fail = (failure: unknown) => {
      throw failure;
    };
    renderResults.push(
      await renderPage(site, {
        shell,
        deadline: startDeadline(10_000),
        onError: fail,
        renderRemote: async () => ({ kind: 'unrendered' }),
        nextTurn: async () => true,
      }),
    );
    return context.body(null);
  });
  await edge.request(`${HOST}${path}`, { headers });
  return { sent: sentRequests, renderResults: renderResults };
}

/** Long enough not to appear anywhere by chance. */
const secret = fc.stringMatching(/^[A-Za-z0-9._-]{16,40}$/);
const PATHS = ['/', '/?tab=Cars', '/about', '/faqs', '/privacy-policy', '/booknow/hotels', '/mytrip/dashboard', '/x'];

// @rule 10.11
describe('a page of the edge (rules 10.11)', () => {
  it('is the same before and after its lazy components have been loaded', async () => {
    const first = await requestsSentFor('/', {});
    expect((await requestsSentFor('/', {})).renderResults).toEqual(first.renderResults);
  });

  it('is requested in the name of its host, with the edge’s own session and the visitor’s choices', async () => {
    const headers = { cookie: 'pll_language=de; time-zone=Europe/Berlin', 'accept-language': 'fr' };
    const { sent, renderResults } = await requestsSentFor('/', headers);
    expect(renderResults).toMatchObject([{ kind: 'page', status: 200 }]);
    expect(sent.length).toBeGreaterThan(3);
    for (const request of sent) {
      expect(request).toContain(`origin: ${HOST}`);
      expect(request).toContain('x-session-id: session-of-the-edge');
      expect(request).toContain('accept-language: de');
    }
    // Everything that doesn't depend on the time zone is the same for everybody.
    const zones = sent.map((request) => [/search/.test(request), /^timezone: (.*)$/m.exec(request)?.[1]]);
    for (const [isSearch, zone] of zones) expect(zone).toBe(isSearch ? 'Europe/Berlin' : 'UTC');
  });
});

test.prop(
  [
    fc.constantFrom(...PATHS),
    fc.record({ token: secret, sessionId: secret, deepLink: secret, other: secret, authorization: secret }),
    fc.constantFrom('agent', 'traveller', ''),
  ],
  { numRuns: runCount(25) },
)(
  'no call and nothing in a page has the token, the session id, the profile or another cookie of the request',
  async (path, secrets, role) => {
    const cookies = {
      access_token: secrets.token,
      'x-session-id': secrets.sessionId,
      deepLinkUrl: `/url/${secrets.deepLink}`,
      profile: secrets.other,
      auth: role,
    };
    const { sent, renderResults } = await requestsSentFor(path, {
      cookie: Object.entries(cookies)
        .map((pair) => pair.join('='))
        .join('; '),
      authorization: `Bearer ${secrets.authorization}`,
      'x-session-id': secrets.sessionId,
      'x-access-token': secrets.token,
    });
    expect(renderResults).toHaveLength(1);
    const everything = [...sent, JSON.stringify(renderResults)].join('\n');
    for (const value of Object.values(secrets)) expect(everything).not.toContain(value);
    expect(sent.join('\n')).not.toMatch(/x-access-token|cookie|authorization|user\/profile|agent-data/i);
  },
  120_000,
);

test.prop([fc.constantFrom(...PATHS), secret, fc.constantFrom('token', 'access_token', 'xsessionid')], {
  numRuns: runCount(15),
})(
  'no call has what identifies a person in the address',
  async (path, value, name) => {
    const { sent } = await requestsSentFor(`${path}${path.includes('?') ? '&' : '?'}${name}=${value}`, {});
    expect(sent.join('\n')).not.toContain(value);
    for (const request of sent) expect(request).toContain('x-session-id: session-of-the-edge');
  },
  120_000,
);

test.prop([fc.constantFrom(...PATHS), secret, secret], { numRuns: runCount(10) })(
  'one person’s page is another’s: it depends on nothing of theirs',
  async (path, one, other) => {
    const pageOf = async (value: string) => {
      const { renderResults } = await requestsSentFor(path, { cookie: `access_token=${value}; x-session-id=${value}` });
      return JSON.stringify(renderResults);
    };
    expect(await pageOf(one)).toBe(await pageOf(other));
  },
  120_000,
);
