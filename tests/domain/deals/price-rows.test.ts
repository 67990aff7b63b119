import { test } from '@fast-check/vitest';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { discountBadge, markupOf, type PriceRow, priceRows } from '../../../src/domain/deals/price-rows.ts';
import { anyFigure, anyPrice, anyRates } from '../../support/arbitraries/deal-arbitraries.ts';
import { someRates } from '../../support/data/some-deals.ts';

const forAgents = { agentFigures: true };

const forTravellers = { agentFigures: false };

const kinds = (rows: readonly PriceRow[]) => rows.map(({ kind }) => kind);

// @rule 3.7, 5.3
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

  describe('Published', () => {
    it.each([
      ['is not given', { publishedRate: null }],
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

  test.prop([anyRates, fc.boolean()])('never holds a number that no price can be', (rates, agentFigures) => {
    for (const { amount } of priceRows(rates, { agentFigures })) {
      expect(Number.isFinite(amount) && amount >= 0 && !Object.is(amount, -0)).toBe(true);
    }
  });

  const order = ['published', 'total', 'wholesale', 'markup'];
  test.prop([anyRates])('keeps its order, each row once, for any rates', (rates) => {
    const shown = kinds(priceRows(rates, forAgents));
    expect(shown).toEqual(order.filter((kind) => shown.some((other) => other === kind)));
  });

  test.prop([anyRates])("adds the agency's own rows below, and changes nothing above them", (rates) => {
    const agents = priceRows(rates, forAgents);
    const travellers = priceRows(rates, forTravellers);
    expect(agents.slice(0, travellers.length)).toEqual(travellers);
    for (const kind of kinds(travellers)) expect(['published', 'total']).toContain(kind);
  });
});

const cents = (amount: number) => Math.round(amount * 100);

// @rule 5.3
describe('markup: "totalRate - baseRate - taxAndFee" (rules 5.3)', () => {
  it('is what remains of the total', () => {
    expect(markupOf(someRates({ totalRate: 150, baseRate: 120, taxAndFee: 20 }))).toBe(10);
  });

  it('is right to the cent where binary fractions are not', () => {
    expect(markupOf(someRates({ totalRate: 0.3, baseRate: 0.1, taxAndFee: 0.2 }))).toBe(0);
    expect(markupOf(someRates({ totalRate: 100.1, baseRate: 80.05, taxAndFee: 10.02 }))).toBe(10.03);
  });

  it.each(['totalRate', 'baseRate', 'taxAndFee'])('can not be computed without %s', (missing) => {
    expect(markupOf(someRates({ [missing]: null }))).toBeNull();
  });

  test.prop([anyPrice, anyPrice, anyPrice])(
    'adds up with the wholesale rate and the taxes to the total, to the cent',
    (totalRate, baseRate, taxAndFee) => {
      const earned = markupOf(someRates({ totalRate, baseRate, taxAndFee })) ?? Number.NaN;
      expect(cents(earned) + cents(baseRate) + cents(taxAndFee)).toBe(cents(totalRate));
    },
  );

  test.prop([anyRates])('is a number people can read, or nothing, for any rates', (rates) => {
    const earned = markupOf(rates);
    expect(earned === null || (Number.isFinite(earned) && !Object.is(earned, -0))).toBe(true);
  });
});

// @rule 3.7
describe('discountBadge', () => {
  it.each([
    [25, 25],
    [24.6, 25],
    [24.4, 24],
    [0.5, 1],
    [1, 1],
    [100, 100],
    [100.4, 100],
  ])('shows %s as %s %%', (value, badge) => {
    expect(discountBadge(value)).toBe(badge);
  });

  it.each([null, 0, -0, 0.49, -0.4, -5, 100.5, 101, Number.NaN, Infinity, -Infinity])(
    'has no badge for %s',
    (value) => {
      expect(discountBadge(value)).toBeNull();
    },
  );

  test.prop([anyFigure])('is a whole number from 1 to 100, or nothing, for every figure', (value) => {
    const badge = discountBadge(value);
    expect(badge === null || (Number.isInteger(badge) && badge >= 1 && badge <= 100)).toBe(true);
  });
});
