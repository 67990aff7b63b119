import { test } from '@fast-check/vitest';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOnUsualPort, parseTenant } from '../../../src/domain/agency/tenant.ts';
import { anyTenant, aTenant } from '../../support/data/some-tenants.ts';

describe('parseTenant', () => {
  it.each([
    ['https://aurora.example', 'https://aurora.example'],
    ['HTTPS://Aurora.EXAMPLE', 'https://aurora.example'],
    ['https://aurora.example.', 'https://aurora.example'],
    ['https://aurora.example.:443/', 'https://aurora.example'],
    ['http://aurora.example:80', 'http://aurora.example'],
    ['http://aurora.example:443', 'http://aurora.example:443'],
    ['https://aurora.example:8443', 'https://aurora.example:8443'],
    ['https://bücher.example', 'https://xn--bcher-kva.example'],
    ['https://BÜCHER.example', 'https://xn--bcher-kva.example'],
    ['http://[0:0:0:0:0:0:0:1]:8080', 'http://[::1]:8080'],
    ['http://0x7f.1', 'http://127.0.0.1'],
    [`https://${'a'.repeat(245)}.example`, `https://${'a'.repeat(245)}.example`],
  ])('names the site of %s', (origin, tenant) => {
    expect(parseTenant(origin)).toBe(tenant);
  });

  it.each([
    '',
    'aurora.example',
    '//aurora.example',
    'null',
    'ftp://aurora.example',
    'file:///etc/hosts',
    'https://',
    'https://.',
    'https://aurora.example..',
    'https://aurora..example',
    'https://.aurora.example',
    'https://aurora.example/path',
    'https://aurora.example?query',
    'https://aurora.example#hash',
    'https://someone@aurora.example',
    'https://aurora.example:99999',
    'https://aurora example',
    `https://${'a'.repeat(246)}.example`,
  ])('knows no site in %j', (origin) => {
    expect(parseTenant(origin)).toBeUndefined();
  });

  test.prop([anyTenant])('names a tenant by itself', (tenant) => {
    expect(parseTenant(tenant)).toBe(tenant);
  });

  test.prop([anyTenant, fc.infiniteStream(fc.boolean())])(
    'takes any letter case for the same site',
    (tenant, flips) => {
      const mixedCase = Array.from(tenant, (letter) => (flips.next().value ? letter.toUpperCase() : letter)).join('');
      expect(parseTenant(mixedCase)).toBe(tenant);
    },
  );

  test.prop([
    fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.webUrl(),
      fc.webAuthority().map((host) => `https://${host}`),
    ),
  ])('never throws, and gives a name that holds nothing but an origin', (text) => {
    const tenant = parseTenant(text) ?? 'https://none.example';
    expect(new URL(tenant).origin).toBe(tenant);
    expect(tenant).toMatch(/^https?:\/\/[^/?#@]*[^/?#@.]$/);
  });
});

describe('isOnUsualPort', () => {
  it('distinguishes usual ports from others', () => {
    const origins = [
      'https://a.example',
      'http://a.example',
      'https://a.example:80',
      'http://[::1]:8080',
      'http://[::1]',
    ];
    expect(origins.map((origin) => isOnUsualPort(aTenant(origin)))).toEqual([true, true, false, false, true]);
  });
});
