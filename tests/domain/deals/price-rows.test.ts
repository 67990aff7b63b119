import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PriceRow, priceRows } from '../../../src/domain/deals/price-rows.ts';
import { someRates } from '../../support/a-hotel-deal.ts';
import { anyRates } from '../../support/deal-arbitraries.ts';

const forAgents = { agentFigures: true };
const forTravellers = { agentFigures: false };
const kinds = (rows: readonly PriceRow[]) => rows.map(({ kind }) => kind);

describe('priceRows (rules 5.3)', () => {
  it('shows an agent Published, Total, Wholesale Rate and Agency Markup, in this order', () => {
    expect(priceRows(someRates(), forAgents)).toEqual([
      { kind: 'published', label: 'Published', amount: 200, discount: 25 },
      { kind: 'total', label: 'Total', amount: 150, discount: null },
      { kind: 'wholesale', label: 'Wholesale Rate', amount: 120, discount: null },
      { kind: 'markup', label: 'Agency Markup', amount: 10, discount: null },
    ]);
  });

  it('shows everybody else Published and Total only', () => {
    expect(kinds(priceRows(someRates(), forTravellers))).toEqual(['published', 'total']);
  });

  it('takes only true itself for leave to show the agency its figures', () => {
    const truthy = { agentFigures: 'yes' as unknown as boolean };
    expect(kinds(priceRows(someRates(), truthy))).toEqual(['published', 'total']);
  });

  describe('Published', () => {
    it.each([
      ['was not told', { publishedRate: null }],
      ['is the total', { publishedRate: 150 }],
      ['is less than a cent above the total', { publishedRate: 150.004 }],
      ['is below the total', { publishedRate: 149 }],
      ['has no total to compare with', { totalRate: null }],
      ['is no number', { publishedRate: Number.NaN }],
    ])('is left out where it %s', (_, figures) => {
      expect(kinds(priceRows(someRates(figures), forTravellers))).not.toContain('published');
    });

    it('is shown from one cent above the total on', () => {
      expect(priceRows(someRates({ publishedRate: 150.01 }), forTravellers)[0]?.amount).toBe(150.01);
    });

    it('does without a discount where none was told', () => {
      expect(priceRows(someRates({ discountPercentage: null }), forTravellers)[0]?.discount).toBeNull();
    });
  });

  describe('Agency Markup', () => {
    it('is shown when it is zero, as plain 0 even where binary fractions leave a noise below it', () => {
      const noisy = someRates({ totalRate: 0.3, baseRate: 0.1, taxAndFee: 0.2, publishedRate: null });
      expect(priceRows(noisy, forAgents).at(-1)).toEqual({
        kind: 'markup',
        label: 'Agency Markup',
        amount: 0,
        discount: null,
      });
    });

    it.each([
      ['negative', { baseRate: 130.01 }],
      ['not computable without taxes', { taxAndFee: null }],
      ['not computable without a wholesale rate', { baseRate: null }],
      ['made of a figure below zero', { taxAndFee: -20 }],
      ['made of a figure that is not finite', { taxAndFee: Infinity }],
    ])('is hidden when it is %s', (_, figures) => {
      expect(kinds(priceRows(someRates(figures), forAgents))).not.toContain('markup');
    });
  });

  it.each([Number.NaN, Infinity, -Infinity, -1])('leaves a row out rather than show %s', (odd) => {
    expect(kinds(priceRows(someRates({ totalRate: odd }), forAgents))).toEqual(['wholesale']);
    expect(kinds(priceRows(someRates({ baseRate: odd }), forAgents))).toEqual(['published', 'total']);
  });

  it('shows what was told to the last digit', () => {
    const rates = someRates({ totalRate: 123.456, publishedRate: 150.789, baseRate: 99.999 });
    expect(priceRows(rates, forAgents).map(({ amount }) => amount)).toEqual([150.789, 123.456, 99.999, 3.46]);
  });

  it('never holds a number that no price can be', () => {
    fc.assert(
      fc.property(anyRates, fc.boolean(), (rates, agentFigures) => {
        for (const { amount } of priceRows(rates, { agentFigures })) {
          expect(Number.isFinite(amount) && amount >= 0 && !Object.is(amount, -0)).toBe(true);
        }
      }),
    );
  });

  it('keeps its order, each row once, for any rates', () => {
    const order = ['published', 'total', 'wholesale', 'markup'];
    fc.assert(
      fc.property(anyRates, (rates) => {
        const shown = kinds(priceRows(rates, forAgents));
        expect(shown).toEqual(order.filter((kind) => shown.some((other) => other === kind)));
      }),
    );
  });

  it("adds the agency's own rows below, and changes nothing above them", () => {
    fc.assert(
      fc.property(anyRates, (rates) => {
        const agents = priceRows(rates, forAgents);
        const travellers = priceRows(rates, forTravellers);
        expect(agents.slice(0, travellers.length)).toEqual(travellers);
        for (const kind of kinds(travellers)) expect(['published', 'total']).toContain(kind);
      }),
    );
  });
});
