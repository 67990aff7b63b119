import { test } from '@fast-check/vitest';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { agencyOfHost } from '../../world/agencies/agency-of-host.ts';
import { type AgencyRecord, demoAgencies } from '../../world/agencies/agency-table.ts';
import policies from '../../world/policies.json' with { type: 'json' };

const at = (subdomain: string): AgencyRecord => agencyOfHost(`${subdomain}.localhost`) ?? {};

describe('the demo agencies', () => {
  it('include a sloppy one with every kind of yes but the one that grants', () => {
    const wonky = at('wonky');
    expect(wonky['logo']).toBe('javascript:alert(1)');
    expect(Object.values(wonky)).not.toContain(true);
  });

  it('name no real people: mail and web addresses are reserved ones, but for the social networks', () => {
    const text = JSON.stringify(demoAgencies().map(({ host }) => agencyOfHost(host)));
    const mails = [...text.matchAll(/[\w.]+@([\w.-]+)/g)].map(([, domain]) => domain);
    const outside = mails.filter((domain) => domain?.includes('.') && !domain.endsWith('.example'));
    expect(outside).toEqual([]);
  });
});

describe('the policies', () => {
  it('refer only to agencies that exist', () => {
    const others = Object.keys(policies).filter((key) => key !== 'default');
    expect(others.filter((subdomain) => agencyOfHost(`${subdomain}.localhost`) === null)).toEqual([]);
  });
});

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

  it('leaves no placeholder in any agency', () => {
    const agencies = demoAgencies().map(({ host }) => agencyOfHost(host, 'http://x.example'));
    expect(JSON.stringify(agencies)).not.toContain('{origin}');
  });
});
