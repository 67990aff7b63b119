import * as v from 'valibot';
import { DEAL_PRODUCTS } from '../../domain/deals/deal-tab.ts';
import { priceRows } from '../../domain/deals/price-rows.ts';
import { seesAgentFigures, showsPrices } from '../../domain/deals/sees-agent-figures.ts';
import { DEAL_CURRENCY } from '../../domain/market/currency-choice.ts';
import { wireDealRates } from '../../infrastructure/deals/rates-of-deal-wire.ts';
import { agencyField, userField } from '../batch/line-fields.ts';
import { lineRule } from '../batch/line-rule.ts';
import { objectField } from '../batch/object-field.ts';

/** A deal is read for its rates alone, which every product tells alike: one without a name has a price all the same. */
export const priceLines = lineRule({
  name: 'price',
  summary: 'Tells which price rows of a deal a visitor sees, or that they are hidden behind Reveal Price.',
  example: {
    in: {
      product: 'hotel',
      deal: { rates: { discountPercentage: 25, publishedRate: 200, totalRate: 150, baseRate: 120, taxAndFee: 20 } },
      agency: { allowNonLoginFlow: true },
      user: null,
    },
    out: {
      rows: [
        { label: 'Published', amount: 200, currency: 'USD' },
        { label: 'Total', amount: 150, currency: 'USD' },
      ],
      reveal: false,
    },
  },
  line: v.object({
    product: v.picklist(DEAL_PRODUCTS, 'hotel, activity or car'),
    deal: v.pipe(
      objectField,
      v.transform((deal) => v.parse(wireDealRates, deal.rates)),
    ),
    agency: agencyField,
    user: userField,
  }),
  answer({ deal, agency, user }) {
    if (!showsPrices(agency, user !== null)) return { rows: [], reveal: true };
    const rows = priceRows(deal, { agentFigures: seesAgentFigures(user) });
    return { rows: rows.map(({ label, amount }) => ({ label, amount, currency: DEAL_CURRENCY })), reveal: false };
  },
});
