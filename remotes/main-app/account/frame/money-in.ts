import type { Money } from '../../../../src/application/remotes/remote-context.ts';
import type { WireRecord } from '../../../kit/wire-record.ts';

/** An amount with its currency, which may be below zero; `null` where either isn't told. */
export function moneyIn(wire: WireRecord): Money | null {
  const [amount, currency] = [wire.figure('amount'), wire.text('currency')];
  return amount !== null && /^[A-Z]{3}$/.test(currency) ? { amount, currency } : null;
}
