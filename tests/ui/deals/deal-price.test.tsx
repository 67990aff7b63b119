import { NO_POLICIES } from '@livery/contract/agency/policies';
import { displayPrice } from '@livery/contract/market/display-price';
import type { Money } from '@livery/contract/market/money';
import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { DealRates } from '../../../src/domain/deals/price-rows.ts';
import { anAgency } from '../../support/data/an-agency.ts';
import { aHotelDeal, someRates } from '../../support/data/some-deals.ts';
import { somePrices } from '../../support/data/some-prices.ts';
import { fakeShell } from '../../support/pages/fake-shell.ts';
import { renderApp } from '../../support/pages/render-app.tsx';

const inYen = (price: Money) =>
  displayPrice(price, { currency: 'JPY', rates: new Map([['JPY', 151.3]]), language: 'en', english: false });

type Overrides = Parameters<typeof fakeShell>[0];

function withDeal(rates: Partial<DealRates> = {}, overrides: Overrides = {}) {
  return fakeShell({ hotels: { kind: 'list', deals: [aHotelDeal({ rates: someRates(rates) })] }, ...overrides });
}

function theCard() {
  return within(screen.getByRole('article'));
}

// @rule 7.13
describe('the price of a deal', () => {
  it('strikes through what was published, and puts the total in front (rules 5.3)', async () => {
    await renderApp(withDeal());
    const [publishedElement, total] = theCard().getAllByRole('definition');
    expect(publishedElement?.querySelector('s')?.textContent).toBe('was $200.00');
    expect(total?.textContent).toBe('$150.00');
    expect(
      theCard()
        .getAllByRole('term')
        .map((term) => term.textContent),
    ).toEqual(['Published', 'Total']);
  });

  it('is marked where it is converted, and its details show the charge and the day of the rates (rules 7.13)', async () => {
    await renderApp(withDeal({}, { prices: somePrices({ currency: 'EUR' }) }));
    const [, total] = theCard().getAllByRole('definition');
    expect(total?.textContent).toBe('≈\u00a0€600.00');
    const text = screen.getByRole('article').textContent;
    expect(text).toContain("You'll be charged in US dollars: $150.00.");
    expect(text).toContain('exchange rates from Feb 05, 2026');
  });

  it('does not mention rates where none were needed', async () => {
    await renderApp(withDeal());
    const text = screen.getByRole('article').textContent;
    expect(text).toContain("You'll be charged in US dollars: $150.00.");
    expect(text).not.toMatch(/exchange rates|≈/);
  });

  it('writes the charge in English where the agency always does', async () => {
    const policies = { ...NO_POLICIES, englishFormatting: true };
    await renderApp(withDeal({}, { policies, language: 'de' }));
    expect(screen.getByRole('article').textContent).toContain(': $150.00.');
  });

  it('has its details behind their own button', async () => {
    await renderApp(withDeal());
    const button = theCard().getByRole('button', { name: 'About this price' });
    const details = document.getElementById(button.getAttribute('popovertarget') ?? '');
    expect(details?.getAttribute('popover')).toBe('auto');
    expect(details?.textContent).toContain('US dollars');
  });

  it('keeps its place while rates are on their way', async () => {
    const shell = await renderApp(withDeal({}, { prices: somePrices({ currency: 'EUR', pending: true }) }));
    expect(theCard().getAllByRole('definition')[1]?.textContent).toBe('Price is loading');
    act(() => shell.set.prices.next(somePrices({ currency: 'EUR' })));
    expect(theCard().getAllByRole('definition')[1]?.textContent).toContain('600');
  });

  it('is not made up where the back end has none', async () => {
    await renderApp(withDeal({ totalRate: null }));
    expect(theCard().getByText('Price on request')).toBeTruthy();
    expect(screen.getByRole('article').textContent).not.toMatch(/\$|NaN/);
  });
});

describe('the figures of an agent (rules §5)', () => {
  it('stand apart from the price: Wholesale Rate, then Agency Markup (rules 5.3)', async () => {
    await renderApp(withDeal({}, { showsAgentFigures: true }));
    await theCard().findByText('Wholesale Rate');
    const terms = theCard().getAllByRole('term');
    expect(terms.map((term) => term.textContent)).toEqual([
      'Published',
      'Total',
      'Wholesale Rate ',
      'Agency Markup 8.3%',
      'Taxes and fees ',
    ]);
    expect(terms[2]?.closest('dl')).not.toBe(terms[1]?.closest('dl'));
    const figures = theCard().getAllByRole('definition');
    expect(figures.slice(1).map((figure) => figure.textContent)).toEqual(['$150.00', '$120.00', '$10.00', '$20.00']);
  });

  it('add up to the total as they are shown, in another currency too', async () => {
    const rates = { totalRate: 100.01, baseRate: 80.03, taxAndFee: 10.55 };
    const prices = { ...somePrices(), display: inYen };
    await renderApp(withDeal(rates, { showsAgentFigures: true, prices }));
    await theCard().findByText('Wholesale Rate');
    const [total, ...parts] = theCard()
      .getAllByRole('definition')
      .slice(-4)
      .map((figure) => Number(figure.textContent.replaceAll(/\D/g, '')));
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(total);
  });

  it('are absent for everybody else', async () => {
    await renderApp(withDeal({}, { showsAgentFigures: false }));
    expect(screen.getByRole('article').textContent).not.toMatch(/Wholesale|Markup|120\.00/);
  });

  it('are absent as long as prices are hidden', async () => {
    await renderApp(withDeal({}, { showsAgentFigures: true, showsPrices: false }));
    expect(screen.getByRole('article').textContent).not.toMatch(/Wholesale|Markup|\$/);
  });

  it('hide a markup below zero', async () => {
    await renderApp(withDeal({ baseRate: 149 }, { showsAgentFigures: true }));
    expect(await theCard().findByText('Wholesale Rate')).toBeTruthy();
    expect(screen.getByRole('article').textContent).not.toContain('Agency Markup');
  });
});

describe('a price that is hidden (rules §5)', () => {
  it('is absent from the document, and Reveal Price stands in its place', async () => {
    const figures = { publishedRate: 7311, totalRate: 6203, baseRate: 5104, taxAndFee: 1099 };
    const shell = await renderApp(withDeal(figures, { showsPrices: false }));
    const everything = new XMLSerializer().serializeToString(document);
    expect(everything).toContain('Harbour View Hotel');
    expect(everything).not.toMatch(/\$|7,?311|6,?203|5,?104|1,?099|% off/);
    expect(theCard().getByRole('button', { name: 'Reveal Price' })).toBeTruthy();

    act(() => shell.set.showsPrices.next(true));
    expect(theCard().queryByRole('button', { name: 'Reveal Price' })).toBeNull();
    expect(screen.getByRole('article').textContent).toContain('$6,203.00');
  });

  it('is on request where the agency has no sign-in', async () => {
    const agency = anAgency({ hidesLogin: true, hidesSignup: true });
    await renderApp(withDeal({}, { showsPrices: false, agency: { kind: 'ready', agency } }));
    // The button that keeps the deal as a favourite is the only one.
    expect(
      theCard()
        .getAllByRole('button')
        .map((button) => button.hasAttribute('aria-pressed')),
    ).toEqual([true]);
    expect(theCard().getByText('Prices on request')).toBeTruthy();
    expect(theCard().getByRole('link', { name: 'Contact us' }).getAttribute('href')).toBe('mailto:hello@sunny.example');
  });
});
