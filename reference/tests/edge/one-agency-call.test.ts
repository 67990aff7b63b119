import { createSandbox } from '@livery/sandbox/app';
import { afterEach, describe, expect, it } from 'vitest';
import { aBuiltShell } from '../../../tests/edge/a-built-shell.ts';
import { OPENING_REQUEST } from '../../../tests/edge/an-edge.ts';
import { aCachingEdge } from './cache/a-caching-edge.ts';

const root = aBuiltShell();
const AGENCY = '/api/agency';

const closeFunctions: (() => Promise<void>)[] = [];
afterEach(async () => void (await Promise.all(closeFunctions.splice(0).map((close) => close()))));

/** An edge, and the sender of each agency call of its API; the API responds when a promise resolves. */
function anAskedEdge({ enabled, deadline }: { readonly enabled?: readonly string[]; readonly deadline?: number } = {}) {
  const sandbox = createSandbox();
  const askedPaths: string[] = [];
  const state = { until: Promise.resolve() };
  const { edge, close } = aCachingEdge(
    root,
    async (request) => {
      const { pathname } = new URL(request.url);
      if (pathname === AGENCY) {
        const optional = request.headers.get('x-auth-optional') === 'true' ? ' without a token' : '';
        askedPaths.push(`${request.headers.get('accept-language')}${optional}`);
        await state.until;
      }
      if (pathname === `${AGENCY}/languages` && enabled !== undefined) {
        return Response.json({ languages: enabled.map((code) => ({ name: code, code, value: code })) });
      }
      return sandbox.fetch(request);
    },
    deadline === undefined ? {} : { deadline },
  );
  closeFunctions.push(close);
  const open = (address: string, headers: Record<string, string> = {}) =>
    edge.request(address, { headers: { ...OPENING_REQUEST.headers, ...headers } });
  return { asked: askedPaths, open, state };
}

describe('the first page of a site requests its agency once, in the language of the page', () => {
  it.each<[string, string, Record<string, string>, string]>([
    ['English, by default', 'http://aurora.localhost/', {}, 'en'],
    ['of the address', 'http://aurora.localhost/?lng=de', { 'accept-language': 'fr' }, 'de'],
    ['of the cookie', 'http://aurora.localhost/', { cookie: 'pll_language=sv', 'accept-language': 'fr' }, 'sv'],
    ['of the browser', 'http://aurora.localhost/', { 'accept-language': 'fr' }, 'fr'],
    ['of the partner', 'http://fiesta.localhost/', { 'accept-language': 'fr' }, 'es'],
    [
      'on a page that may be read without a token',
      'http://aurora.localhost/?dealLinkId=7&lng=de',
      {},
      'de without a token',
    ],
  ])('%s', async (_, address, headers, question) => {
    const { asked, open } = anAskedEdge();
    const response = await open(address, headers);
    expect([response.status, asked]).toEqual([200, [question]]);
    // Another page in the same language has the same cache entry.
    await open(address.replace(/\/(?=$|\?)/, '/faqs'), headers);
    expect(asked).toEqual([question]);
  });

  it('and once more where the agency does not have that language', async () => {
    const { asked, open } = anAskedEdge({ enabled: ['en', 'de'] });
    const response = await open('http://aurora.localhost/faqs', { 'accept-language': 'fr, de' });
    expect([asked, (await response.text()).includes('<html data-tenant="http://aurora.localhost" lang="de"')]).toEqual([
      ['fr', 'de'],
      true,
    ]);
  });

  it.each(['/robots.txt', '/sitemap.xml', '/manifest.webmanifest', '/livery-config.json'])(
    'and files that are the same for everybody in that of the site: %s',
    async (path) => {
      const { asked, open } = anAskedEdge();
      await open(`http://aurora.localhost${path}`, { 'accept-language': 'fr' });
      await open(`http://fiesta.localhost${path}`, { 'accept-language': 'fr' });
      expect(asked).toEqual(['en', 'es']);
    },
  );
});

describe('an agency that does not arrive in time', () => {
  const titleOf = async (response: Response) => /<title>(.*?)<\/title>/.exec(await response.text())?.[1];

  it('is that which is cached in another language', async () => {
    const { open, state } = anAskedEdge({ deadline: 300 });
    await open('http://aurora.localhost/faqs');
    state.until = new Promise(() => undefined);
    const response = await open('http://aurora.localhost/faqs?lng=de');
    expect([response.status, await titleOf(response)]).toEqual([200, expect.stringContaining('Aurora')]);
  });

  it('is not waited for where it is cached in none', async () => {
    const { open, state } = anAskedEdge({ deadline: 30 });
    state.until = new Promise(() => undefined);
    const response = await open('http://aurora.localhost/faqs?lng=de');
    expect([response.status, await titleOf(response)]).toEqual([200, 'aurora.localhost']);
  });
});
