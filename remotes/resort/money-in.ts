import type { Money } from '../../src/application/remotes/remote-context.ts';
import type { WireRecord } from '../kit/wire-record.ts';

/** The price in a field, with the currency beside it; `null` where either makes no sense. */
export function moneyIn(wire: WireRecord, field: string): Money | null {
  const [amount, currency] = [wire.figure(field), wire.text('currency')];
  return amount === null || amount < 0 || !/^[A-Z]{3}$/.test(currency) ? null : { amount, currency };
}
