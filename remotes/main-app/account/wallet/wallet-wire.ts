import { moneyIn, type WireRecord } from '../../../kit/data/wire-record.ts';
import { dayIn } from '../frame/day-in.ts';
import { readOne } from '../frame/read-one.ts';
import { WALLET_KINDS, type Wallet, type WalletEntry } from './wallet.ts';

/** Reads `GET /api/reference/wallet`. */
export const readWallet = readOne(walletOf);

function walletOf(wire: WireRecord): Wallet | undefined {
  const balance = moneyIn(wire.record('balance'), 'amount');
  if (balance === null) return undefined;
  return { balance, entries: wire.records('entries').flatMap((entry) => entryOf(entry) ?? []) };
}

function entryOf(wire: WireRecord): WalletEntry | undefined {
  const [id, amount, kind] = [wire.text('id'), moneyIn(wire, 'amount'), wire.text('kind')];
  const known = WALLET_KINDS.find((one) => one === kind);
  if (id === '' || amount === null || known === undefined) return undefined;
  return { id, on: dayIn(wire, 'at'), kind: known, text: wire.text('text'), amount };
}
