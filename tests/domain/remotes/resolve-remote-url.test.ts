import { createHash } from 'node:crypto';
import { test } from '@fast-check/vitest';
import { isIntegrity } from '@livery/contract/remotes/manifest';
import { anyHostileAddress } from '@livery/testkit/arbitraries';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { resolveRemoteUrl } from '../../../src/domain/remotes/resolve-remote-url.ts';

const CONTENT = 'https://content.example/livery';

// @rule 7.16, 9.13, 10.7
describe('resolveRemoteUrl', () => {
  it.each([
    ['main-app/entry.js', 'https://content.example/livery/main-app/entry.js'],
    ['./entry.js?v=2', 'https://content.example/livery/entry.js?v=2'],
    ['/entry.js', 'https://content.example/entry.js'],
    ['https://content.example/entry.js', 'https://content.example/entry.js'],
    ['HTTPS://CONTENT.example:443/entry.js', 'https://content.example/entry.js'],
  ])('resolves %s on the content host', (url, resolved) => {
    expect(resolveRemoteUrl(url, CONTENT)).toEqual({ ok: true, value: resolved });
    expect(resolveRemoteUrl(url, `${CONTENT}/`)).toEqual({ ok: true, value: resolved });
  });

  it('keeps the port of the content host', () => {
    expect(resolveRemoteUrl('a.js', 'HTTP://localhost:8081')).toEqual({
      ok: true,
      value: 'http://localhost:8081/a.js',
    });
    expect(resolveRemoteUrl('http://localhost:8082/a.js', 'http://localhost:8081').ok).toBe(false);
  });

  const FOREIGN = 'it lies on another origin than the content host';
  const UNUSUAL = 'it is empty or holds characters that no address needs';
  it.each([
    [UNUSUAL, ['', ' a.js', 'a\n.js']],
    [UNUSUAL, ['\\\\evil.example\\a.js', '/\\evil.example/a.js', '/\t/evil.example/a.js']],
    ['it is no address', ['//evil.example/a.js', '//content.example/a.js', 'https://']],
    ['it is not loaded over http', ['javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'data:text/javascript,alert(1)']],
    ['it is not loaded over http', ['blob:https://content.example/1', 'xhttps://content.example/a.js']],
    [FOREIGN, ['https://evil.example/a.js', 'http://content.example/a.js']],
    [FOREIGN, ['https://content.example:8443/a.js', 'https://content.example.evil.example/a.js']],
    ['it carries a user name or password', ['https://user@content.example/a.js', 'https://:pass@content.example/a.js']],
  ])('refuses, because %s: %j', (reason, urls) => {
    for (const url of urls) {
      const error = { kind: 'remote-url-refused', url, reason };
      expect(resolveRemoteUrl(url, CONTENT), url).toEqual({ ok: false, error });
    }
  });

  it.each([
    '',
    '/remotes',
    'content.example',
    'file:///remotes',
    'xhttps://content.example',
    'https://',
    'https://a b',
  ])('refuses everything from %j, which is no host', (contentUrl) => {
    const error = { kind: 'remote-url-refused', url: 'a.js', reason: 'the content host has no http address' };
    expect(resolveRemoteUrl('a.js', contentUrl)).toEqual({ ok: false, error });
  });

  test.prop([anyHostileAddress])('takes any text, and gives only addresses of the content host', (url) => {
    const resolvedRemoteUrl = resolveRemoteUrl(url, CONTENT);
    expect(resolvedRemoteUrl.ok ? new URL(resolvedRemoteUrl.value).origin : 'https://content.example').toBe(
      'https://content.example',
    );
  });
});

// @rule 7.16, 10.7
describe('isIntegrity', () => {
  test.prop([fc.constantFrom('sha256', 'sha384', 'sha512'), fc.string()])(
    'is true for every real digest of the three kinds',
    (kind, text) => {
      expect(isIntegrity(`${kind}-${createHash(kind).update(text).digest('base64')}`)).toBe(true);
    },
  );

  it.each([
    ['no digest', ['', 'sha384-', `sha384-${'-'.repeat(64)}`]],
    ['another kind', [`sha1-${'A'.repeat(27)}=`, `xsha384-${'A'.repeat(64)}`, `SHA384-${'A'.repeat(64)}`]],
    ['another length for SHA-384', [`sha384-${'A'.repeat(63)}`, `sha384-${'A'.repeat(65)}`]],
    ['another length for SHA-256', [`sha256-${'A'.repeat(43)}`, `sha256-${'A'.repeat(44)}`]],
    ['another length for SHA-512', [`sha512-${'A'.repeat(86)}`, `sha512-${'A'.repeat(86)}=`]],
    ['more than one', [`sha384-${'A'.repeat(64)} sha384-${'B'.repeat(64)}`, `sha384-${'A'.repeat(64)}\n`]],
  ])('is false for %s: %j', (_, values) => {
    expect(values.filter((value) => isIntegrity(value))).toEqual([]);
  });
});
