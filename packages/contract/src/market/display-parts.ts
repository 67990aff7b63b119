import { currencyDigits } from './amount-formatter.ts';
import type { DisplayedPrice } from './display-price.ts';
import type { Money } from './money.ts';

/**
 * Shows the parts of a price in the currency in which the price is shown, so that they add up: each part is rounded up
 * or down to a whole cent (or the currency's smallest unit), and their sum is the shown price.
 *
 * The last part is always rounded to the nearest unit. So the taxes are the same whether they are shown next to the
 * price before taxes or next to the wholesale price and the markup, and these two add up to the price before taxes.
 *
 * @param parts in the price's currency, 0 or more
 * @param display shows an amount; used for the price too
 * @rule 7.12
 */
export function displayParts<Displayed extends DisplayedPrice>(
  price: Money,
  parts: readonly number[],
  display: (amount: Money) => Displayed,
): readonly Displayed[] {
  const { shown, converted } = display(price);
  const rate = price.amount === 0 ? 1 : shown.amount / price.amount;
  const rounded = roundParts(
    parts.map((part) => part * rate),
    shown.amount,
    currencyDigits(shown.currency),
  );
  return rounded.map((amount) => ({ ...display({ amount, currency: shown.currency }), converted }));
}

/**
 * Rounds the parts of a sum so that they add up to the rounded sum: the last part to the nearest unit, the others down
 * first, then up for those that lost most. Parts that don't add up to the sum are each rounded to the nearest unit.
 */
function roundParts(parts: readonly number[], sum: number, digits: number): readonly number[] {
  const units = parts.map((part) => toMinorUnits(part, digits));
  const lastIndex = units.length - 1;
  const roundedShares = units.map((unit, index) => (index === lastIndex ? Math.round(unit) : Math.floor(unit)));
  const missingUnits = Math.round(toMinorUnits(sum, digits)) - roundedShares.reduce((total, unit) => total + unit, 0);
  const isSum = missingUnits >= 0 && missingUnits <= lastIndex;
  const byLoss = units.slice(0, lastIndex).map((unit, index) => ({ index, lost: unit - Math.floor(unit) }));
  const up = new Set(
    byLoss
      .sort((a, b) => b.lost - a.lost)
      .slice(0, missingUnits)
      .map(({ index }) => index),
  );
  return units.map((unit, index) => {
    const rounded = isSum ? (roundedShares[index] ?? 0) + Number(up.has(index)) : Math.round(unit);
    return Number(`${rounded}e-${digits}`);
  });
}

/**
 * An amount in the smallest unit of its currency, computed from its decimal digits: 1.005 is 100.5 cents, as printed.
 */
function toMinorUnits(amount: number, digits: number): number {
  const units = Number(`${amount}e${digits}`);
  return Number.isNaN(units) ? amount * 10 ** digits : units;
}
