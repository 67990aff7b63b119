import { createSandbox } from '@livery/sandbox/app';
import { describe, expect, it } from 'vitest';
import { aBuiltShell } from '../../../tests/edge/a-built-shell.ts';
import { OPENING_REQUEST } from '../../../tests/edge/an-edge.ts';
import { aCachingEdge } from './cache/a-caching-edge.ts';

const root = aBuiltShell();
const FAQS = '/api/agency/faqs';
const AGENCY = '/api/agency';

interface Headers {
  /** Headers that the API adds to good responses. */
  readonly added: Record<string, string>;
  /** Only for responses of this path; by default, for all. */
  readonly of?: string;
}

/** An edge whose API adds these headers, and counts its calls. */
function anEdgeOf({ added, of }: Headers) {
  const sandbox = createSandbox();
  const calls: string[] = [];
  const { edge, close } = aCachingEdge(root, async (request) => {
    const { pathname } = new URL(request.url);
    calls.push(pathname);
    const response = await sandbox.fetch(request);
    const headers = new Headers(response.headers);
    headers.delete('cache-control');
    if (of === undefined || of === pathname)
      for (const [name, value] of Object.entries(added)) headers.set(name, value);
    return new Response(response.body, { status: response.status, headers });
  });
  const respond = async (path: string, headers: Record<string, string> = {}) =>
    edge.request(`http://aurora.localhost${path}`, { headers: { ...OPENING_REQUEST.headers, ...headers } });
  return {
    ...{ close, respond },
    callsOf: (path: string) => calls.filter((call) => call === path).length,
    async open(path = '/faqs', headers: Record<string, string> = {}) {
      const response = await respond(path, headers);
      expect(response.status).toBe(200);
      return response.headers.get('cache-control');
    },
  };
}

const FORBIDS = [
  { 'Set-Cookie': 'session=abc; HttpOnly' },
  { 'Cache-Control': 'private, max-age=60' },
  { 'Cache-Control': 'no-cache, No-Store' },
];

describe('a response that the API does not share', () => {
  it('makes a page that is not sent again to a browser that has it', async () => {
    const { respond, close } = anEdgeOf({ added: { 'Cache-Control': 'private, max-age=60' }, of: FAQS });
    const etag = (await respond('/faqs')).headers.get('etag');
    const again = await respond('/faqs', { 'If-None-Match': etag ?? '' });
    expect([again.status, again.headers.get('etag')]).toEqual([304, etag]);
    await close();
  });

  it.each(FORBIDS)('is loaded for each page, and the page is for one alone: %o', async (added) => {
    const { open, close, callsOf } = anEdgeOf({ added, of: FAQS });
    for (let view = 1; view <= 3; view += 1) {
      expect(await open()).toBe('private, no-store');
      expect(callsOf(FAQS)).toBe(view);
    }
    expect(callsOf(AGENCY)).toBe(1);
    await close();
  });

  it.each(FORBIDS)('is loaded once for a page that needs it twice, as the agency: %o', async (added) => {
    const { open, close, callsOf } = anEdgeOf({ added, of: AGENCY });
    for (let view = 1; view <= 3; view += 1) {
      expect(await open()).toBe('private, no-store');
      expect(callsOf(AGENCY)).toBe(view);
    }
    await close();
  });

  it('is loaded once in the language of the page', async () => {
    const { open, close, callsOf } = anEdgeOf({ added: { 'Cache-Control': 'private' }, of: AGENCY });
    expect(await open('/faqs?lng=de')).toBe('private, no-store');
    expect(callsOf(AGENCY)).toBe(1);
    await close();
  });

  it.each(['/robots.txt', '/sitemap.xml', '/manifest.webmanifest', '/livery-config.json', '/offline'])(
    'makes each file that is made of the agency one for the request alone, too: %s',
    async (path) => {
      const { open, close, callsOf } = anEdgeOf({ added: { 'Cache-Control': 'private' }, of: AGENCY });
      for (let view = 1; view <= 3; view += 1) {
        expect(await open(path)).toBe('private, no-store');
        expect(callsOf(AGENCY)).toBe(view);
      }
      await close();
    },
  );

  it('makes a sitemap one for the request alone where the languages are not shared', async () => {
    const { open, close, callsOf } = anEdgeOf({
      added: { 'Cache-Control': 'no-store' },
      of: '/api/agency/languages',
    });
    for (let view = 1; view <= 3; view += 1) expect(await open('/sitemap.xml')).toBe('private, no-store');
    expect([callsOf(AGENCY), callsOf('/api/agency/languages')]).toEqual([1, 3]);
    expect(await open('/robots.txt')).toContain('public');
    await close();
  });

  it.each([[{}], [{ 'Cache-Control': 'public, max-age=60' }], [{ 'Cache-Control': 'max-age=60, x-no-storeroom' }]])(
    'is none with other headers: %o',
    async (added) => {
      const { open, close, callsOf } = anEdgeOf({ added });
      for (let view = 1; view <= 3; view += 1) {
        expect(await open()).toContain('public');
        expect(await open('/robots.txt')).toContain('public');
      }
      expect([callsOf(FAQS), callsOf(AGENCY)]).toEqual([1, 1]);
      await close();
    },
  );
});
