import { test } from '@fast-check/vitest';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { agencyOfHost } from '../../world/agencies/agency-of-host.ts';
import { type AgencyRecord, demoAgencies } from '../../world/agencies/agency-table.ts';
import policies from '../../world/policies.json' with { type: 'json' };

const at = (subdomain: string): AgencyRecord => agencyOfHost(`${subdomain}.localhost`) ?? {};

/** Every field of rules §3's agency data, as the wire spells it, and the language that its texts are in. */
const FIELDS = (
  'agencyName subdomain status logo logoMobile favicon primaryColor metaData privacyPolicy cookiesPolicy disclaimer ' +
  'linkedin instagram facebook twitter youtube discord tiktok contactPhoneNumber displaySupportPhoneFooter ' +
  'contactEmailId displayAddressFooter addressLine1 city state country zipCode sso returnUrl allowNonLoginFlow ' +
  'disallowSameDayBooking bookingMenuItemOptions isAbousUsEnable aboutUsEnableTitle isFaqEnable faqEnableTitle ' +
  'isHideLoginOption isHideSignupOption hideHeaderforDealProposal isSubscribed displayTopDestinations ' +
  'currentPaymentGateway analytics language'
).split(' ');

describe('the demo agencies', () => {
  it('carry exactly the fields of rules §3 and their language, except for the one that lacks what can be lacking', () => {
    for (const { host } of demoAgencies()) {
      const fields = Object.keys(agencyOfHost(host) ?? {});
      if (host === 'plain.localhost') expect(FIELDS).toEqual(expect.arrayContaining(fields));
      else expect(fields.toSorted()).toEqual(FIELDS.toSorted());
    }
  });

  it('are each there for a reason that fits on a line', () => {
    for (const { name, reason } of demoAgencies()) {
      expect(name).not.toBe('');
      expect(reason).toMatch(/^.{20,120}$/);
    }
  });

  it('cover the special rules (6.8)', () => {
    expect(at('aurora')).toMatchObject({ allowNonLoginFlow: true, displayTopDestinations: true });
    expect(at('marigold')).toMatchObject({ primaryColor: '#fff1a8', analytics: { isEnabled: true } });
    expect(at('noir')).toMatchObject({ primaryColor: '#101014', allowNonLoginFlow: false });
    expect(at('rihla')['agencyName']).toMatch(/^[\u0600-\u06ff ]+$/);
    expect(at('consulate')).toMatchObject({ sso: { isSSOEnabled: true, isDirectLoginAllowedForSSOUsers: false } });
    expect(at('consulate')['returnUrl']).toMatch(/^https:/);
    expect(at('dormant')).toMatchObject({ status: 'Inactive' });
    expect(at('harbour')).toMatchObject({ isSubscribed: false });
    expect(at('lantern')).toMatchObject({ hideHeaderforDealProposal: true, allowNonLoginFlow: false });
    expect(at('openfare')).toMatchObject({ isHideLoginOption: true, isHideSignupOption: true });
    expect(at('plain')).toMatchObject({ privacyPolicy: '<p><br></p>' });
    expect(at('plain')).not.toHaveProperty('primaryColor');
  });

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
  it('give one agency to each rule of rules 6.8', () => {
    expect(policies).toMatchObject({
      default: { dealLocation: { airport: {} }, academyUrl: 'https://academy.example/courses' },
      fiesta: { partner: true },
      rihla: { currency: 'SAR' },
      kindred: { helpChat: true },
      staywell: { hotelsFirstHosts: expect.arrayContaining(['book.staywell.localhost']) },
      albion: { englishFormatting: true },
      platform: { platformOwner: true },
    });
  });

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
