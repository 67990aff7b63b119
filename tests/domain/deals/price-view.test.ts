import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceView } from '../../../src/domain/deals/price-view.ts';
import { someRates } from '../../support/a-hotel-deal.ts';
import { anyRates } from '../../support/deal-arbitraries.ts';

const open = { allowsNonLoginFlow: true };
const closed = { allowsNonLoginFlow: false };
const agent = { isTravelAgent: true, isRestrictedAgent: false };
const restricted = { isTravelAgent: true, isRestrictedAgent: true };
const traveller = { isTravelAgent: false, isRestrictedAgent: false };

const published = { label: 'Published', amount: 200, currency: 'USD' };
const total = { label: 'Total', amount: 150, currency: 'USD' };
const wholesale = { label: 'Wholesale Rate', amount: 120, currency: 'USD' };
const earned = { label: 'Agency Markup', amount: 10, currency: 'USD' };

describe('priceView (specification §5; readings 30)', () => {
  it('withholds every row from a visitor, with Reveal Price instead, unless non-login flow is allowed', () => {
    expect(priceView(someRates(), closed, null)).toEqual({ rows: [], reveal: true });
    expect(priceView(someRates(), open, null)).toEqual({ rows: [published, total], reveal: false });
  });

  it('shows a signed-in traveller what the trip costs', () => {
    expect(priceView(someRates(), closed, traveller)).toEqual({ rows: [published, total], reveal: false });
  });

  it('shows an agent what the agency pays and earns', () => {
    const all = [published, total, wholesale, earned];
    expect(priceView(someRates(), closed, agent)).toEqual({ rows: all, reveal: false });
    expect(priceView(someRates(), open, agent)).toEqual({ rows: all, reveal: false });
  });

  it('shows a restricted agent what a traveller sees', () => {
    expect(priceView(someRates(), closed, restricted)).toEqual(priceView(someRates(), closed, traveller));
  });

  it('offers to reveal only what is withheld: never a price and the offer together', () => {
    const anyUser = fc.option(fc.record({ isTravelAgent: fc.boolean(), isRestrictedAgent: fc.boolean() }));
    fc.assert(
      fc.property(anyRates, fc.boolean(), anyUser, (rates, allowsNonLoginFlow, user) => {
        const { rows, reveal } = priceView(rates, { allowsNonLoginFlow }, user);
        expect(reveal).toBe(user === null && !allowsNonLoginFlow);
        if (reveal) expect(rows).toEqual([]);
      }),
    );
  });
});
