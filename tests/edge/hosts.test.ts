import { fc, test } from '@fast-check/vitest';
import { parseUrl } from '@livery/contract/shared/parse-url';
import { describe, expect, it } from 'vitest';
import { aBuiltShell } from './a-built-shell.ts';
import { anEdge } from './an-edge.ts';
import { serveEdge } from './serve-edge.ts';

const root = aBuiltShell();
const origins: string[] = [];
const findAgency = async ({ tenant }: { tenant: string }) => {
  origins.push(tenant);
  return null;
};
const { send } = await serveEdge(anEdge({ root, findAgency }));
const behindProxy = await serveEdge(
  anEdge({ root, findAgency, trustedProxies: [{ family: 'ipv4', address: '127.0.0.0', prefix: 8 }] }),
);
const behindAnother = await serveEdge(
  anEdge({ root, findAgency, trustedProxies: [{ family: 'ipv4', address: '203.0.113.0', prefix: 24 }] }),
);

/** The site of a request; the response's status if there is none. */
async function siteOf(servedEdge: typeof behindProxy, ...headers: readonly string[]): Promise<string> {
  origins.length = 0;
  const response = await servedEdge.send('GET /livery-config.json HTTP/1.1', ...headers);
  const [, status] = /^HTTP\/1\.1 (\d+)/.exec(response) ?? [];
  return status === '200' ? (new Set(origins).values().next().value ?? '') : `${status}`;
}

const NAME_OF_253 = `${'a'.repeat(61)}.${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(63)}`;

describe('the site of a host', () => {
  it.each([
    ['aurora.example', 'http://aurora.example'],
    ['my_shop.example', 'http://my_shop.example'],
    ['AURORA.Example', 'http://aurora.example'],
    ['aurora.example.', 'http://aurora.example'],
    ['aurora.example.:8080', 'http://aurora.example:8080'],
    ['aurora.example:80', 'http://aurora.example'],
    ['aurora.example:0080', 'http://aurora.example'],
    ['[::1]:8080', 'http://[::1]:8080'],
    ['XN--mnchen-3ya.example', 'http://xn--mnchen-3ya.example'],
    [NAME_OF_253, `http://${NAME_OF_253}`],
    [`${NAME_OF_253}.`, `http://${NAME_OF_253}`],
    [`a${NAME_OF_253}`, '400'],
    ['aurora.example:', '400'],
    // Versions of Node differ in their treatment of invalid Punycode labels.
    ['xn--zzzzzz999999.example', parseUrl('http://xn--zzzzzz999999.example')?.origin ?? '400'],
    ['münchen.example', '400'],
    ['[::1', '400'],
    ['[0:0::1]', 'http://[::1]'],
    ['[0:0:0:0:0:0:0:1]:8080', 'http://[::1]:8080'],
    ['[::ffff:127.0.0.1]:4811', 'http://[::ffff:7f00:1]:4811'],
    ['[::FFFF:7F00:1]', 'http://[::ffff:7f00:1]'],
    ['127.1', 'http://127.0.0.1'],
    ['[::1]:80', 'http://[::1]'],
    ['[::1]:', '400'],
    ['[1:2]', '400'],
    ['[::1%25eth0]', '400'],
    ['evil@aurora.example', '400'],
    ['aurora.example/x', '400'],
    ['aurora.example?x', '400'],
    ['.', '400'],
    ['', '400'],
  ])('is one in every spelling, or none: %s', async (host, site) => {
    expect(await siteOf({ open: behindProxy.open, send }, `Host: ${host}`)).toBe(site);
  });

  test.prop([fc.string({ unit: 'binary-ascii', maxLength: 300 })], { numRuns: 100 })(
    'is found without an error of ours, whatever the host',
    async (host) => {
      const response = await send('GET /livery-config.json HTTP/1.1', `Host: ${host.replaceAll(/[\r\n]/g, '')}`);
      expect(response).toMatch(/^HTTP\/1\.1 (?:200|400) /);
    },
  );
});

describe('the site that a proxy names', () => {
  it('counts where the proxy is named, and only there', async () => {
    const headers = ['Host: inner:8080', 'X-Forwarded-Host: Aurora.Example.', 'X-Forwarded-Proto: https'];
    expect(await siteOf(behindProxy, ...headers)).toBe('https://aurora.example');
    expect(await siteOf(behindAnother, ...headers)).toBe('http://inner:8080');
    // From a private network, if no proxies are configured: its protocol counts, its host doesn't.
    expect(await siteOf({ open: behindProxy.open, send }, ...headers)).toBe('https://inner:8080');
  });

  it('has the usual port of the protocol that the visitor uses', async () => {
    expect(await siteOf(behindProxy, 'Host: aurora.example:443', 'X-Forwarded-Proto: https')).toBe(
      'https://aurora.example',
    );
  });

  it('is that of the request where it names none', async () => {
    expect(await siteOf(behindProxy, 'Host: aurora.example')).toBe('http://aurora.example');
  });

  it.each(['aurora.example, noir.example', 'evil@aurora.example', 'aurora.example/x', '<script>', `a${NAME_OF_253}`])(
    'is refused where it is none: %s',
    async (host) => {
      const response = await behindProxy.send('GET / HTTP/1.1', 'Host: inner', `X-Forwarded-Host: ${host}`);
      expect(response).toMatch(/^HTTP\/1\.1 400 /);
      expect(response).toMatch(/\r\nX-Content-Type-Options: nosniff\r\n/i);
    },
  );

  it('is refused where it names two', async () => {
    const forwardedHosts = ['X-Forwarded-Host: aurora.example', 'X-Forwarded-Host: noir.example'];
    expect(await siteOf(behindProxy, 'Host: inner', ...forwardedHosts)).toBe('400');
  });
});
