import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceLines } from '../../../src/cli/commands/price-lines.ts';
import { DEAL_CURRENCY } from '../../../src/domain/market/currency-choice.ts';
import { anyRates } from '../../support/deal-arbitraries.ts';
import { answer } from '../support/answer.ts';

describe('price --batch', () => {
  const deal = { rates: { publishedRate: 200, totalRate: 150, baseRate: 120, taxAndFee: 20 } };
  const labels = (line: object) => answer(priceLines, { product: 'hotel', deal, ...line });

  it('hides prices from a visitor unless the agency shows them (specification §5)', () => {
    expect(labels({ user: null })).toEqual({ rows: [], reveal: true });
    expect(labels({ agency: { allowNonLoginFlow: 'true' } })).toEqual({ rows: [], reveal: true });
    expect(labels({ agency: { allowNonLoginFlow: true } })).toMatchObject({ reveal: false });
  });

  it('shows wholesale and markup to travel agents who are not restricted, in this order (readings 30)', () => {
    const rows = ['Published', 'Total', 'Wholesale Rate', 'Agency Markup'].map((label) =>
      expect.objectContaining({ label }),
    );
    expect(labels({ user: { isTravelAgent: true } })).toEqual({ rows, reveal: false });
    expect(labels({ user: { isTravelAgent: true, isRestrictedAgent: true } })).toEqual({
      rows: rows.slice(0, 2),
      reveal: false,
    });
    expect(labels({ user: {} })).toEqual({ rows: rows.slice(0, 2), reveal: false });
  });

  it.each(['activity', 'car'])('reads the rates of %s deals alike', (product) => {
    expect(labels({ product, agency: { allowNonLoginFlow: true } })).toMatchObject({
      rows: [{ amount: 200 }, { amount: 150 }],
    });
  });

  it('tells every figure in the currency of deals, and never a price together with Reveal Price', () => {
    const anyUser = fc.option(fc.record({ isTravelAgent: fc.boolean(), isRestrictedAgent: fc.boolean() }));
    fc.assert(
      fc.property(anyRates, fc.boolean(), anyUser, (rates, allowNonLoginFlow, user) => {
        const { rows, reveal } = labels({ deal: { rates }, agency: { allowNonLoginFlow }, user }) as {
          rows: { currency: string }[];
          reveal: boolean;
        };
        expect(reveal).toBe(user === null && !allowNonLoginFlow);
        if (reveal) expect(rows).toEqual([]);
        for (const { currency } of rows) expect(currency).toBe(DEAL_CURRENCY);
      }),
    );
  });
});
