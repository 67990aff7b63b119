import { readFileSync } from 'node:fs';
import type { Agency } from '@livery/contract/agency/agency';
import { anAgent } from '@livery/testkit/users';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { anAgency } from '../../support/data/an-agency.ts';
import { fakeShell } from '../../support/pages/fake-shell.ts';
import { renderApp } from '../../support/pages/render-app.tsx';
import { type SeenState, signedInAs, withAgency } from '../../support/seen.ts';

async function footerOf(overrides: Partial<Agency> = {}, path = '/', user: Partial<SeenState> = {}) {
  await renderApp(fakeShell({ ...withAgency(overrides), ...user }), path);
  return within(await screen.findByRole('contentinfo'));
}

const { contact, social } = anAgency();

// @rule 1.7, 2.21
describe('the footer (rules §2)', () => {
  it('has Useful Links in their order', async () => {
    const links = within((await footerOf()).getByRole('region', { name: 'Useful Links' })).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Privacy Policy', '/privacy-policy'],
      ['Terms & Conditions', '/user-terms-and-conditions'],
      ['Cookies Policy', '/cookies-policy'],
      ['Disclaimer', '/disclaimer'],
    ]);
  });

  it('leads to the products that the agency sells, to favourites and to what was booked', async () => {
    const footer = await footerOf({ bookingMenu: [{ service: 'cruises', active: true }] });
    const links = within(footer.getByRole('region', { name: 'Services' })).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Cruise', '/booknow/cruise'],
      ['Favourites', '/favourites'],
      ['Manage booking', '/manage-booking'],
    ]);
  });

  it('leads to no booking where the agency sells nothing', async () => {
    const footer = await footerOf({ bookingMenu: [] });
    expect(footer.queryByRole('link', { name: 'Manage booking' })).toBeNull();
  });

  it('calls and writes, the phone only where the agency shows it', async () => {
    const footer = await footerOf();
    expect(footer.getByRole('link', { name: '+1 555 010 2030' }).getAttribute('href')).toBe('tel:+15550102030');
    expect(footer.getByRole('link', { name: 'hello@sunny.example' }).getAttribute('href')).toBe(
      'mailto:hello@sunny.example',
    );
  });

  it('shows an e-mail that is no plain address as text, not as a link', async () => {
    const footer = await footerOf({ contact: { ...contact, email: 'a@b.example?bcc=c@d.example' } });
    expect(footer.getByText('a@b.example?bcc=c@d.example').closest('a')).toBeNull();
  });

  it('names the accepted payments', async () => {
    const payments = within((await footerOf()).getByRole('region', { name: 'Accepted payments' }));
    expect(payments.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Discover',
      'Visa',
      'American Express',
      'Master Card',
      'Bitcoin',
    ]);
  });

  it('links the networks that are set, each in a new tab and saying so', async () => {
    const footer = await footerOf({
      social: { ...social, twitter: 'https://x.example/sunny', tiktok: 'javascript:1' },
    });
    const links = within(footer.getByRole('list', { name: 'Follow us' })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('aria-label'))).toEqual([
      'LinkedIn, opens in a new tab',
      'Instagram, opens in a new tab',
      'X, opens in a new tab',
    ]);
    for (const link of links) {
      expect(link.getAttribute('target')).toBe('_blank');
      expect(link.getAttribute('rel')).toBe('noopener noreferrer');
    }
  });

  it('has a symbol for every network and card in its one picture file', async () => {
    const networks = ['linkedin', 'instagram', 'facebook', 'twitter', 'youtube', 'discord', 'tiktok'];
    const everywhere = Object.fromEntries(networks.map((network) => [network, `https://${network}.example/sunny`]));
    await footerOf({ social: { ...social, ...everywhere } });
    const uses = [...document.querySelectorAll('footer use')].map((use) => (use.getAttribute('href') ?? '').split('#'));
    expect(uses).toHaveLength(networks.length + 5);
    for (const [file = '', name] of uses) expect(readFileSync(`.${file}`, 'utf8')).toContain(`<symbol id="${name}"`);
  });

  it('is one line on the agents’ own pages: the name, the legal links, no payments', async () => {
    const footer = await footerOf({}, '/dashboard', signedInAs(anAgent()));
    expect(footer.getByText('Sunny Trips')).toBeTruthy();
    const links = within(footer.getByRole('navigation', { name: 'Useful Links' })).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual([
      'Privacy Policy',
      'Terms & Conditions',
      'Cookies Policy',
      'Disclaimer',
    ]);
    expect(footer.queryByText('Accepted payments')).toBeNull();
  });

  it('has the logo, the address and the name of the agency', async () => {
    const footer = await footerOf();
    expect(footer.getByRole('img', { name: 'Sunny Trips' })).toBeTruthy();
    expect(footer.getByText('1 Beach Road')).toBeTruthy();
    expect(footer.getByText('Sunny Trips')).toBeTruthy();
  });
});
