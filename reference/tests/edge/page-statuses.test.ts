import { createSandbox } from '@livery/sandbox/app';
import { describe, expect, it } from 'vitest';
import { aBuiltShell } from '../../../tests/edge/a-built-shell.ts';
import { serveEdge } from '../../../tests/edge/serve-edge.ts';
import { anAgency } from '../../../tests/support/data/an-agency.ts';
import { aRenderingEdge } from './a-rendering-edge.ts';

const root = aBuiltShell();
const { open } = await serveEdge(aRenderingEdge({ root }));

/** The visible text of a page, without markup. */
const textOf = (html: string) => html.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '').replaceAll(/<[^>]*>/g, ' ');

describe('the status of a page', () => {
  it.each(['/', '/about', '/faqs', '/login', '/booknow/hotels'])('is 200 where the site has it: %s', async (path) => {
    const { status, headers } = await open('aurora.localhost', path);
    expect([status, headers['retry-after'], headers['x-robots-tag']]).toEqual([200, undefined, undefined]);
  });

  it.each([
    '/errors',
    '/no/such/page',
    '/errors?x=1',
    '/%3Cscript%3E',
    '/about/us',
    '/logo.png',
    '//about',
    '//mytrip/dashboard',
    '//',
    '/about//',
  ])('is 404 where it has none, with the page of the error: %s', async (path) => {
    const { status, body } = await open('aurora.localhost', path);
    expect(status).toBe(404);
    expect(textOf(body)).toContain('The page you&#x27;re looking for is not found.');
  });

  it('names the address that was asked for, each its own', async () => {
    for (const [path, shown] of [
      ['/no/such/page?q=secret', '/no/such/page'],
      ['/%3Cscript%3Ealert(1)%3C/script%3E', '/%3Cscript%3Ealert(1)%3C/script%3E'],
      ['/other/page', '/other/page'],
    ] as const) {
      const { body } = await open('aurora.localhost', path);
      expect(/<bdi dir="ltr"[^>]*>([^<]*)<\/bdi>/.exec(body)?.[1]).toBe(shown);
      expect(textOf(body)).not.toContain('secret');
    }
    const bare = await open('aurora.localhost', '/errors');
    expect(textOf(bare.body)).not.toContain('no page at');
  });

  it('is 404 for who is signed in, too, unless they may be an agent with pages of their own', async () => {
    const visitor = await open('aurora.localhost', '/nowhere', { headers: { cookie: 'access_token=abc' } });
    expect([visitor.status, textOf(visitor.body).includes('is not found.')]).toEqual([404, true]);
    expect(visitor.body).not.toMatch(/<title>Loading/);
    const agent = await open('aurora.localhost', '/nowhere', { headers: { cookie: 'access_token=abc; auth=agent' } });
    expect([agent.status, agent.headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(agent.body).toContain('<meta name="robots" content="noindex">');
  });

  it('is 404 for a host without an agency', async () => {
    const { status, body } = await open('nobody.localhost', '/');
    expect([status, textOf(body).includes('Agency not found!')]).toEqual([404, true]);
  });

  it('is 403 for an agency that is inactive, which no search engine lists', async () => {
    const { status, headers, body } = await open('dormant.localhost', '/about');
    expect([status, headers['x-robots-tag']]).toEqual([403, 'noindex']);
    expect(textOf(body)).toContain('Agency is inactive, Please contact the administrator');
  });

  it('is the same without a body where only the head is requested', async () => {
    for (const [host, path] of [
      ['aurora.localhost', '/about'],
      ['aurora.localhost', '/errors'],
      ['dormant.localhost', '/'],
      ['staywell.localhost', '/mytrip/wallet'],
    ] as const) {
      const [wholeResponse, head] = [await open(host, path), await open(host, path, { method: 'HEAD' })];
      expect([head.status, head.headers.location, head.body]).toEqual([
        wholeResponse.status,
        wholeResponse.headers.location,
        '',
      ]);
    }
  });
});

it('a page whose address holds a token sends no other request the address', async () => {
  for (const path of ['/?token=abc', '/about?access_token=abc', '/nowhere?token=abc']) {
    expect((await open('aurora.localhost', path)).headers['referrer-policy']).toBe('strict-origin');
  }
  expect((await open('aurora.localhost', '/')).headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
});

describe('a page whose API does not respond', () => {
  const responding = (fault: string, calls: RegExp) => {
    const sandbox = createSandbox();
    return (request: Request) => {
      const url = new URL(request.url);
      if (calls.test(url.pathname)) url.searchParams.set('fault', fault);
      return sandbox.fetch(new Request(url, request));
    };
  };

  it.each(['500', '503', 'malformed', 'html', 'body:[]', 'body:null'])(
    'is 503, and says when to try again: %s',
    async (fault) => {
      const servedEdge = aRenderingEdge({ root }, responding(fault, /\/agency$/));
      const response = await servedEdge.request('http://aurora.localhost/');
      const body = await response.text();
      expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
      expect(textOf(body)).toContain('be reached right now');
    },
  );

  it.each(['never', 'drip', 'delay:60000'])(
    'is 200 where it is only slow, and sent once its time is over: %s',
    async (fault) => {
      const api = responding(fault, /\/agency$/);
      const unknown = aRenderingEdge({ root, deadline: 30, findAgency: async () => undefined }, api);
      const response = await unknown.request('http://aurora.localhost/');
      expect([response.status, response.headers.get('retry-after'), response.headers.get('cache-control')]).toEqual([
        200,
        null,
        'private, no-cache',
      ]);
      expect(await response.text()).not.toContain('livery-first-view');
      const knownResponse = await aRenderingEdge({ root, deadline: 30 }, api).request('http://aurora.localhost/');
      expect([knownResponse.status, (await knownResponse.text()).includes('livery-first-view')]).toEqual([200, false]);
    },
  );

  it("is titled by its host until the agency is known, then by the agency, and listed with the agency's title only", async () => {
    const api = responding('never', /\/agency$/);
    const titleAndRobots = async (path: string, options: Partial<Parameters<typeof aRenderingEdge>[0]> = {}) => {
      const response = await aRenderingEdge({ root, deadline: 30, ...options }, api).request(
        `http://aurora.localhost${path}`,
      );
      const titles = [...(await response.text()).matchAll(/<title>(.*?)<\/title>/g)].map(([, title]) => title);
      return [response.status, titles, response.headers.get('x-robots-tag')];
    };
    const agency = {
      ...anAgency({ name: 'Tom & Jerry </title>' }),
      metadata: { title: '', description: '', keywords: [] },
    };
    const TITLE = 'Tom &amp; Jerry &lt;/title&gt; - Online Hotel, Flight, Car Booking Agency';
    const unknown = { findAgency: async () => undefined };
    const edgeOptions = { findAgency: async () => agency };
    expect(await titleAndRobots('/', unknown)).toEqual([200, ['aurora.localhost'], 'noindex']);
    expect(await titleAndRobots('/', edgeOptions)).toEqual([200, [TITLE], null]);
    expect(await titleAndRobots('/login', edgeOptions)).toEqual([200, [TITLE], 'noindex']);
    expect(await titleAndRobots('/', { ...unknown, deadline: 0 })).toEqual([200, ['aurora.localhost'], null]);
  });

  it.each([/\/agency$/, /about-us$/])('is left to the browser where it refuses a call with 401: %s', async (call) => {
    const servedEdge = aRenderingEdge({ root }, responding('401', call));
    const body = await (await servedEdge.request('http://aurora.localhost/about')).text();
    expect(body).toContain('data-tenant="http://aurora.localhost"');
    expect(body).not.toContain('livery-first-view');
  });

  it('can be read without JavaScript, and requested again with its query', async () => {
    const servedEdge = aRenderingEdge({ root }, responding('500', /\/agency$/));
    const body = await (await servedEdge.request('http://aurora.localhost/about?lng=de&x=%22%3E')).text();
    expect(textOf(body)).not.toContain('JavaScript');
    const [form = ''] = /<form\b[\s\S]*?<\/form>/.exec(body) ?? [];
    expect(form).toContain('<input type="hidden" name="lng" value="de"/>');
    expect(form).toContain('<input type="hidden" name="x" value="&quot;&gt;"/>');
    expect(form).toContain('<button type="submit"');
  });

  it('is left to the browser where its time is over, but the agency is known', async () => {
    const servedEdge = aRenderingEdge({ root, deadline: 30 }, responding('never', /\/agency$/));
    const response = await servedEdge.request('http://aurora.localhost/');
    expect([response.status, (await response.text()).includes('livery-first-view')]).toEqual([200, false]);
    expect(response.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=1');
  });

  it.each(['500', 'never', 'drip', 'cut', 'malformed', 'html', 'body:{}', 'body:[null]', 'body:{"response":7}'])(
    'has its brand where only its contents are missing: %s',
    async (fault) => {
      const servedEdge = aRenderingEdge({ root, deadline: 300 }, responding(fault, /^(?!\/api\/agency$)/));
      for (const path of ['/', '/about', '/faqs']) {
        const response = await servedEdge.request(`http://aurora.localhost${path}`);
        expect([response.status, (await response.text()).includes('Aurora')]).toEqual([200, true]);
      }
    },
  );

  it('is rendered by the browser where it waits for nothing', async () => {
    const servedEdge = aRenderingEdge({ root, deadline: 0 });
    const response = await servedEdge.request('http://aurora.localhost/');
    expect([response.status, (await response.text()).includes('livery-first-view')]).toEqual([200, false]);
  });
});
