import { expect, it } from 'vitest';
import { replaceAmounts } from '../format/amounts-in-text.ts';

const markAmounts = (text: string) =>
  replaceAmounts(text, ({ amount, currency }) => (currency === 'SQM' ? null : `<${amount} ${currency}>`));

it.each([
  ['A change costs 60 USD.', 'A change costs <60 USD>.'],
  ['with an excess of 1,200 USD.', 'with an excess of <1200 USD>.'],
  ['mit einer Selbstbeteiligung von 1.200 USD.', 'mit einer Selbstbeteiligung von <1200 USD>.'],
  ['med en självrisk på 1\u00a0200 USD', 'med en självrisk på <1200 USD>'],
  ['une franchise de 1\u202f200,50 EUR', 'une franchise de <1200.5 EUR>'],
  ['franquia de 1200 USD', 'franquia de <1200 USD>'],
  ['300.5 USD or 20 EUR', '<300.5 USD> or <20 EUR>'],
  ['of 24 SQM, for 2 adults, in 2026', 'of 24 SQM, for 2 adults, in 2026'],
  ['2 ALL rooms, 1 TRY each', '2 ALL rooms, 1 TRY each'],
  ['1.200 ALL, 12.50 PEN', '<1200 ALL>, <12.5 PEN>'],
  ['60 USDT, and USD alone', '60 USDT, and USD alone'],
])('the amounts of %o are written as %o', (text, expected) => {
  expect(markAmounts(text)).toBe(expected);
});
