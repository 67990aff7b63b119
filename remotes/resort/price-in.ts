import type { Money } from '../../src/application/remotes/remote-context.ts';
import { moneyIn, type WireRecord } from '../kit/data/wire-record.ts';

/** The price in a field, with the currency beside it; `null` where either makes no sense. */
export function priceIn(wire: WireRecord, field: string): Money | null {
  const price = moneyIn(wire, field);
  return price !== null && price.amount < 0 ? null : price;
}
