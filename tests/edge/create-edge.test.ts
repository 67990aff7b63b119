import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { aBuiltShell, INDEX } from './a-built-shell.ts';
import { anEdge, CONFIGURATION, OPENING_REQUEST, SANDBOX } from './an-edge.ts';

const root = aBuiltShell();

const PAGE = INDEX.replace('null', JSON.stringify(CONFIGURATION))
  .replace('<html', '<html data-tenant="http://localhost"')
  .replace('</head>', '<title>localhost</title></head>');

const edge = anEdge({ root });
const withSandbox = anEdge({ root, sandbox: SANDBOX });

// @rule 2.25
describe('the page', () => {
  it.each([
    '/',
    '/about',
    '/url/a.b',
    '/booknow/hotels/search?tab=Hotels',
    '/mytrip/report.pdf',
    '//elsewhere.example',
  ])('is served at %s when it is opened, with its configuration', async (path) => {
    const response = await edge.request(path, OPENING_REQUEST);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('text/html');
    expect(await response.text()).toBe(PAGE);
  });

  it.each(['*/*', 'application/json', 'image/*', '', undefined])('is the same for who accepts %s', async (accept) => {
    for (const path of ['/about', '/url/a.b', '/booknow/activities/result-details/12.34']) {
      const response = await edge.request(path, { headers: accept === undefined ? {} : { accept } });
      expect([response.status, await response.text()]).toEqual([200, PAGE]);
    }
  });

  it('has one address, without the name of its file', async () => {
    const response = await edge.request('/index.html?lng=de', OPENING_REQUEST);
    expect([response.status, response.headers.get('location')]).toEqual([301, '/?lng=de']);
  });

  it('responds to HEAD without a body', async () => {
    const response = await edge.request('/about', { ...OPENING_REQUEST, method: 'HEAD' });
    expect([response.status, await response.text()]).toEqual([200, '']);
  });

  it('is stored nowhere where it could not be rendered', async () => {
    expect((await edge.request('/', OPENING_REQUEST)).headers.get('cache-control')).toBe('private, no-store');
  });
});

describe('what is missing', () => {
  it.each([
    ['/assets/gone-12345678.js', OPENING_REQUEST.headers.accept],
    ['/remotes/remotes.json', '*/*'],
    ['/assets/picture.png', 'image/avif,image/webp,*/*;q=0.8'],
    ['/.env', 'text/html'],
    ['/.well-known/nothing', 'text/html'],
  ])('stays missing: %s', async (path, accept) => {
    const response = await edge.request(path, { headers: { accept } });
    expect(response.status).toBe(404);
    expect(response.headers.get('cache-control')).toBe('no-cache');
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('is what pages do with a %s', async (method) => {
    for (const path of ['/', '/about', '/index.html', '/robots.txt', '/nowhere']) {
      const response = await edge.request(path, { ...OPENING_REQUEST, method });
      expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    }
  });
});

describe('the icon that browsers ask for before the agency is known', () => {
  it('is empty, and not missing either', async () => {
    const response = await edge.request('/favicon.ico', { headers: { accept: 'image/avif,image/webp,*/*;q=0.8' } });
    expect([response.status, await response.text()]).toEqual([204, '']);
  });
});

describe('files of the build', () => {
  it('are cached for good when their name has their hash', async () => {
    const remote = await edge.request('/remotes/blog/entry-0a1b2c3d.js');
    expect(remote.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const response = await edge.request('/assets/main-AbCd1234.js');
    expect(await response.text()).toBe('plain');
    expect(response.headers.get('content-type')).toContain('text/javascript');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  it.each([
    ['gzip, deflate, br', 'br', 'as brotli'],
    ['gzip', 'gzip', 'as gzip'],
  ])('travel compressed to a browser that accepts %s', async (acceptedEncoding, encoding, body) => {
    const response = await edge.request('/assets/main-AbCd1234.js', {
      headers: { 'accept-encoding': acceptedEncoding },
    });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('vary')).toContain('Accept-Encoding');
    expect(await response.text()).toBe(body);
  });

  it('beside index.html are checked each time', async () => {
    const response = await edge.request('/third-party-notices.txt');
    expect([await response.text(), response.headers.get('cache-control')]).toEqual(['Notices', 'no-cache']);
  });

  it.each([
    '/edge/main.js',
    '/cli/main.js',
    '/manifest.json',
    '/maps/assets/main-AbCd1234.js.map',
    '/assets/main-AbCd1234.js.map',
    '/client/third-party-notices.txt',
    '/.built-from',
    '/assets/..%2fedge/main.js',
    '/assets/%2e%2e/edge/main.js',
    '/assets/..\\edge\\main.js',
    '/remotes/../edge/main.js',
    '/remotes/%2e%2e/edge/main.js',
    '/remotes/..%2fedge/main.js',
  ])('that are not for browsers stay inside: %s', async (path) => {
    const response = await edge.request(path);
    expect(['404 Not Found', PAGE]).toContain(await response.text());
  });
});

describe('/livery-config.json', () => {
  it('has the same configuration as the page', async () => {
    expect(await (await edge.request('/livery-config.json')).json()).toEqual(CONFIGURATION);
  });
});

describe('the sandbox', () => {
  it.each(['/api/agency', '/resort-api/search', '/sandbox', '/sandbox/faults', '/media/logo/aurora.svg'])(
    'serves %s when it is embedded',
    async (path) => {
      expect(await (await withSandbox.request(path, { ...OPENING_REQUEST, method: 'POST' })).text()).toBe(
        `sandbox: ${path}`,
      );
    },
  );

  it('is handed the connection, which some faults cut off', async () => {
    const bindings = { outgoing: {} };
    const handed: unknown[] = [];
    const curious = {
      fetch: (_: Request, givenContext: unknown) => {
        handed.push(givenContext);
        return new Response();
      },
    };
    await anEdge({ root, sandbox: curious }).request('/api/agency', {}, bindings);
    expect(handed[0]).toMatchObject(bindings);
  });

  it('leaves every other path to the page', async () => {
    expect(await (await withSandbox.request('/apiary', OPENING_REQUEST)).text()).toBe(PAGE);
  });
});

describe('every response of the shell', () => {
  it('passes the import map of the page that was built, by its hash', async () => {
    const html = `<script type="importmap">{"imports":{"a":"/a.js"}}</script>${INDEX}`;
    const response = await anEdge({ root, html }).request('/', OPENING_REQUEST);
    const [, map = ''] = /<script type="importmap">(.*?)<\/script>/.exec(await response.text()) ?? [];
    const hash = createHash('sha256').update(map).digest('base64');
    expect(map).not.toBe('');
    expect(response.headers.get('content-security-policy')).toContain(`script-src 'self' 'sha256-${hash}';`);
  });

  it.each(['/', '/assets/logo-AbCd1234.svg', '/assets/map-worker-AbCd1234.js', '/livery-config.json', '/picture.png'])(
    'that can be a document carries the security headers: %s',
    async (path) => {
      const { headers } = await edge.request(path);
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      expect(headers.get('permissions-policy')).toContain('camera=()');
    },
  );

  it('that is a part of a page carries what concerns it alone: the page has the policies', async () => {
    const { headers } = await edge.request('/assets/main-AbCd1234.js');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    const otherHeaders = ['content-security-policy', 'permissions-policy', 'cross-origin-opener-policy'];
    expect(otherHeaders.map((name) => headers.get(name))).toEqual([null, null, null]);
  });
});
