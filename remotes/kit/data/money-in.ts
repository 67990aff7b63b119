import type { Money } from '../../../src/application/remotes/remote-context.ts';
import type { WireRecord } from './wire-record.ts';

/** The amount in a field, which may be below zero, with the currency beside it; `null` where either isn't told. */
export function moneyIn(wire: WireRecord, field: string): Money | null {
  const [amount, currency] = [wire.figure(field), wire.text('currency')];
  return amount !== null && /^[A-Z]{3}$/.test(currency) ? { amount, currency } : null;
}
