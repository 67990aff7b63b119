import { LANGUAGES } from '@livery/contract/market/language';
import { MENU_LABELS } from '@livery/contract/navigation/menu-labels';
import { describe, expect, it } from 'vitest';
import { faqState } from '../../../../src/domain/content/faq-state.ts';
import { parseFaq } from '../../../../src/infrastructure/content/content-wire.ts';
import {
  enabledCountriesOf,
  enabledCurrenciesOf,
  languagesOf,
  paymentGatewayOf,
} from '../../world/agencies/agency-market.ts';
import { navigationsOf } from '../../world/agencies/agency-navigation.ts';
import { demoAgencies } from '../../world/agencies/agency-table.ts';
import { aboutOf, faqsOf } from '../../world/content/agency-content.ts';
import { SHIP_LINES } from '../../world/offers/ship-lines.ts';
import rates from '../../world/rates.json' with { type: 'json' };

const subdomains = demoAgencies().map(({ host }) => host.replace('.localhost', ''));

const codes = (subdomain: string): string[] => languagesOf(subdomain).map(({ code }) => code);

describe('languagesOf', () => {
  it('offers those of the interface unless the agency chose', () => {
    expect(codes('aurora')).toEqual([...LANGUAGES]);
    expect(codes('staywell')).toEqual(['da', 'en', 'no', 'sv']);
    expect([codes('rihla')[0], codes('fiesta')[0]]).toEqual(['ar', 'es']);
    expect(codes('plain')).toEqual([]);
  });

  it('offers languages that the interface has, each in its own name', () => {
    for (const { name, code, value } of subdomains.flatMap((subdomain) => languagesOf(subdomain))) {
      expect(LANGUAGES).toContain(code);
      expect(value).toBe(code);
      expect(name).not.toBe(code);
    }
  });
});

describe('enabled countries and currencies', () => {
  it('are restricted at one or two agencies, and none named (which means all) at the others', () => {
    expect(subdomains.filter((subdomain) => enabledCountriesOf(subdomain).length > 0)).toEqual(['consulate']);
    expect(subdomains.filter((subdomain) => enabledCurrenciesOf(subdomain).length > 0)).toEqual([
      'consulate',
      'albion',
    ]);
  });

  it('carry the fields of the wire', () => {
    expect(enabledCountriesOf('consulate')[0]).toEqual({ name: 'United Arab Emirates', code: 'AE' });
    expect(enabledCurrenciesOf('albion')).toContainEqual({ currency: 'GBP', code: 'GB' });
  });

  it('name currencies that there are rates for; albion’s lack the US dollar', () => {
    const named = subdomains.flatMap(enabledCurrenciesOf).map(({ currency }) => currency);
    expect(Object.keys(rates.rates)).toEqual(expect.arrayContaining(named));
    expect(enabledCurrenciesOf('albion').some(({ currency }) => currency === 'USD')).toBe(false);
  });
});

describe('navigationsOf', () => {
  const usual = navigationsOf('aurora') as { label: string; path: string }[];

  it('lists the side navigation of rules §2, in its order', () => {
    expect(usual.map(({ label }) => label).join(', ')).toBe(
      'Dashboard, Book Now, Clients, Agents, Bookings, Proposals, Settings, Wallet, Xeni Academy, Deal Link, ' +
        'Applications, Customize Theme, XeniPay, Support, Searches, Log Out',
    );
    expect(Object.values(MENU_LABELS)).toEqual(expect.arrayContaining(usual.map(({ label }) => label)));
    expect(usual).toContainEqual({ label: 'Clients', path: '/users/clients' });
    expect(usual).toContainEqual({ label: 'Agents', path: '/users/agents/view' });
  });

  it('is shorter at some agencies, has its own entry at one, and is empty at another', () => {
    expect(navigationsOf('staywell').length).toBeLessThan(usual.length);
    expect(usual).toEqual(expect.arrayContaining([...navigationsOf('staywell')]));
    expect(navigationsOf('kindred')).toContainEqual({ label: 'Trail Guides', path: '/users/guides' });
    expect(navigationsOf('plain')).toEqual([]);
  });

  it('is hostile at wonky', () => {
    expect(JSON.stringify(navigationsOf('wonky'))).toContain('javascript:alert(1)');
  });
});

it('takes payments through the gateway that the agency data names, else the usual one', () => {
  expect([paymentGatewayOf('aurora'), paymentGatewayOf('plain')]).toEqual(['stripe', 'stripe']);
  expect(paymentGatewayOf('wonky')).toEqual({ name: 'stripe' });
});

it('knows cruise lines, each once, by name', () => {
  const names = SHIP_LINES.map(({ name }) => name);
  expect(names).toEqual([...new Set(names)].toSorted());
  expect(new Set(SHIP_LINES.flatMap(({ id, code }) => [id, code])).size).toBe(SHIP_LINES.length * 2);
});

const faqKind = (subdomain: string): string => faqState(parseFaq(faqsOf(subdomain)), true).kind;

describe('aboutOf', () => {
  it('is written for every agency, and disabled at the one whose agency data disables it', () => {
    const enabled = subdomains.filter((subdomain) => aboutOf(subdomain)['isEnabled'] === true);
    expect(subdomains.filter((subdomain) => !enabled.includes(subdomain))).toEqual(['openfare', 'plain']);
    for (const subdomain of enabled) expect(aboutOf(subdomain)['content']).toMatch(/<p/);
  });

  it('is in Arabic at rihla and in Spanish at fiesta', () => {
    expect(aboutOf('rihla')['title']).toMatch(/^[\u0600-\u06ff ]+$/);
    expect(aboutOf('fiesta')['title']).toBe('Quiénes somos');
  });

  it('is rich at aurora, and laden with scripts at wonky', () => {
    expect(aboutOf('aurora')['content']).toMatch(/<h2>.*<ul>.*<blockquote>.*<table>.*<a href="\/faqs">/s);
    expect(aboutOf('wonky')['content']).toMatch(/<script>.*onerror=.*javascript:.*<iframe|<iframe.*javascript:/s);
  });

  it('links the picture with the requested origin', () => {
    expect(aboutOf('noir', 'http://x.example:1')['image']).toBe('http://x.example:1/media/hero/noir.svg');
    expect(aboutOf('noir')['image']).toBe('/media/hero/noir.svg');
  });

  it('is empty for an unknown agency', () => {
    expect([aboutOf('unknown'), aboutOf('__proto__'), faqsOf('toString')]).toEqual([{}, {}, {}]);
  });
});

describe('faqsOf', () => {
  it('shows every state of the page of rules §2', () => {
    expect(faqKind('aurora')).toBe('list');
    expect(faqKind('albion')).toBe('none');
    expect(faqKind('dormant')).toBe('none');
    expect(faqKind('openfare')).toBe('disabled');
    expect(faqKind('plain')).toBe('disabled');
  });

  it('has one question at albion that is too short, among good ones', () => {
    const { questions } = parseFaq(faqsOf('albion'));
    expect(questions.filter(({ question }) => question.length <= 3)).toHaveLength(1);
    expect(questions.length).toBeGreaterThan(1);
  });
});
