import { test } from '@fast-check/vitest';
import type { AgencyContact } from '@livery/contract/agency/agency';
import { SOCIAL_NETWORKS } from '@livery/contract/agency/social-network';
import { anyAgency } from '@livery/testkit/arbitraries';
import { describe, expect, it } from 'vitest';
import { footerContact } from '../../../src/domain/agency/footer-contact.ts';
import { socialLinks } from '../../../src/domain/agency/social-links.ts';
import { usefulLinks } from '../../../src/domain/content/useful-links.ts';
import { anAgency } from '../../support/data/an-agency.ts';

// @rule 2.21, 2.22, 3.1, 5.5
describe('usefulLinks', () => {
  const text = '<p>Our words.</p>';

  it('are Privacy Policy, Terms & Conditions, Cookies Policy and Disclaimer (rules §2, footer)', () => {
    expect(usefulLinks({ privacyPolicy: text, cookiesPolicy: text, disclaimer: text })).toEqual([
      'privacyPolicy',
      'terms',
      'cookiesPolicy',
      'disclaimer',
    ]);
  });

  it('leave out those whose text is empty, but never Terms & Conditions (rules 2.22)', () => {
    const emptyHtml = '<p><br>&nbsp;</p>';
    expect(usefulLinks({ privacyPolicy: emptyHtml, cookiesPolicy: '', disclaimer: text })).toEqual([
      'terms',
      'disclaimer',
    ]);
    expect(usefulLinks({ privacyPolicy: '', cookiesPolicy: text, disclaimer: ' ' })).toEqual([
      'terms',
      'cookiesPolicy',
    ]);
    expect(usefulLinks({ privacyPolicy: '', cookiesPolicy: '', disclaimer: '' })).toEqual(['terms']);
  });
});

// @rule 1.1, 2.21, 3.1
describe('footerContact', () => {
  const contact: AgencyContact = {
    phone: ' +1 555 010 2030 ',
    showsPhoneInFooter: true,
    email: ' hello@sunny.example ',
    showsAddressInFooter: true,
    address: { line1: '1 Beach Road ', city: 'Miami', state: 'Florida', country: 'United States', zipCode: '33139' },
  };
  const address = (part: Partial<AgencyContact['address']>) =>
    footerContact({ ...contact, address: { line1: '', city: '', state: '', country: '', zipCode: '', ...part } })
      .addressLines;

  it('shows phone, e-mail and address, each with where it leads', () => {
    expect(footerContact(contact)).toEqual({
      phone: { text: '+1 555 010 2030', href: 'tel:+15550102030' },
      email: { text: 'hello@sunny.example', href: 'mailto:hello@sunny.example' },
      addressLines: ['1 Beach Road', 'Miami, Florida 33139', 'United States'],
    });
  });

  it('puts an Arabic comma behind an Arabic place', () => {
    expect(address({ city: 'الرياض', zipCode: '12211' })).toEqual(['الرياض، 12211']);
  });

  it('shows the phone only with displaySupportPhoneFooter, and the address likewise (rules 2.21)', () => {
    const hiddenContact = { ...contact, showsPhoneInFooter: false, showsAddressInFooter: false };
    expect(footerContact(hiddenContact)).toEqual({
      phone: null,
      email: { text: 'hello@sunny.example', href: 'mailto:hello@sunny.example' },
      addressLines: [],
    });
    const careless = 'yes' as unknown as boolean;
    expect(footerContact({ ...contact, showsPhoneInFooter: careless }).phone).toBeNull();
    expect(footerContact({ ...contact, showsAddressInFooter: careless }).addressLines).toEqual([]);
  });

  it('shows a phone or an e-mail that can not be dialled or written to as mere text', () => {
    expect(footerContact({ ...contact, phone: 'ask Ann', email: 'ann' })).toMatchObject({
      phone: { text: 'ask Ann', href: null },
      email: { text: 'ann', href: null },
    });
  });

  it('makes lines of the parts of an address that there are', () => {
    expect(address({ city: ' Miami ' })).toEqual(['Miami']);
    expect(address({ city: 'Miami', zipCode: ' 33139 ' })).toEqual(['Miami, 33139']);
    expect(address({ state: 'Florida', country: 'United States' })).toEqual(['Florida', 'United States']);
    expect(address({ line1: '1 Beach Road', city: ' ', state: ' ', zipCode: '33139' })).toEqual([
      '1 Beach Road',
      '33139',
    ]);
  });

  test.prop([anyAgency])('never has a blank line, for any agency', (agency) => {
    for (const line of footerContact(agency.contact).addressLines) expect(line.trim()).toBe(line);
    for (const line of footerContact(agency.contact).addressLines) expect(line).not.toBe('');
  });
});

// @rule 1.1, 2.21, 3.1
describe('socialLinks', () => {
  it('are those that are set, in the order of rules §2', () => {
    const every = Object.fromEntries(SOCIAL_NETWORKS.map((network) => [network, ` https://${network}.example/sunny `]));
    const social = { ...anAgency().social, ...every };
    expect(socialLinks(social).map(({ network, href }) => `${network} ${href}`)).toEqual([
      'linkedin https://linkedin.example/sunny',
      'instagram https://instagram.example/sunny',
      'facebook https://facebook.example/sunny',
      'twitter https://twitter.example/sunny',
      'youtube https://youtube.example/sunny',
      'discord https://discord.example/sunny',
      'tiktok https://tiktok.example/sunny',
    ]);
    expect(socialLinks(anAgency().social).map(({ network }) => network)).toEqual(['linkedin', 'instagram']);
  });
});
