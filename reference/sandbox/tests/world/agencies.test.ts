import { test } from '@fast-check/vitest';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { agencyOfHost } from '../../world/agencies/agency-of-host.ts';
import { demoAgencies } from '../../world/agencies/agency-table.ts';

const nameAt = (host: string): unknown => agencyOfHost(host)?.['subdomain'];

describe('agencyOfHost', () => {
  it.each(['localhost', '127.0.0.1', '[::1]', 'LocalHost', 'localhost.'])('shows Aurora at %s', (host) => {
    expect(nameAt(host)).toBe('aurora');
  });

  it('finds every demo agency at both of its hosts', () => {
    for (const { host } of demoAgencies()) {
      const subdomain = host.replace('.localhost', '');
      expect(nameAt(host)).toBe(subdomain);
      expect(nameAt(`${subdomain}.livery.localhost`)).toBe(subdomain);
    }
  });

  it('finds an agency at its own host', () => {
    expect(nameAt('book.staywell.localhost')).toBe('staywell');
    expect(nameAt('www.aurora-journeys.example')).toBe('aurora');
    expect(nameAt('livery.localhost')).toBe('platform');
  });

  it.each([
    'unknown.localhost',
    '.localhost',
    '',
    'aurora',
    'aurora.example',
    'www.aurora.localhost',
    'aurora.localhost.evil.example',
    '__proto__.localhost',
    'constructor.localhost',
    'toString.livery.localhost',
  ])('has no agency at "%s"', (host) => {
    expect(agencyOfHost(host)).toBeNull();
  });

  test.prop([fc.string()])('finds an agency or null for any host name', (host) => {
    const agency = agencyOfHost(host);
    expect(agency === null || typeof agency['subdomain'] === 'string').toBe(true);
  });

  it('writes the addresses of pictures with the origin that it is given', () => {
    expect(agencyOfHost('noir.localhost', 'http://x.example:8080')).toMatchObject({
      logo: 'http://x.example:8080/media/logo/noir.svg',
      favicon: 'http://x.example:8080/media/favicon/noir.svg',
    });
    expect(agencyOfHost('noir.localhost')).toMatchObject({ logo: '/media/logo/noir.svg' });
  });
});
