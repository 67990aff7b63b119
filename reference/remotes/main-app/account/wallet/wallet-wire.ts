import type { Money } from '@livery/remote';
import { moneyIn, type WireRecord } from '@livery/remote';
import { itemParser, parseDay } from '../common/wire-readers.ts';

/** A traveller's or an agent's wallet. */
interface Wallet {
  readonly balance: Money;
  /** The newest first. */
  readonly entries: readonly WalletEntry[];
}

export interface WalletEntry {
  readonly id: string;
  readonly on: string;
  readonly kind: WalletKind;
  readonly text: string;
  /** Negative for payments and payouts. */
  readonly amount: Money;
}

const WALLET_KINDS = ['reward', 'commission', 'payment', 'payout', 'refund'] as const;

type WalletKind = (typeof WALLET_KINDS)[number];

/** Reads `GET /api/reference/wallet`. */
export const parseWallet = itemParser(parseWalletRecord);

function parseWalletRecord(wire: WireRecord): Wallet | undefined {
  const balance = moneyIn(wire.record('balance'), 'amount');
  if (balance === null) return undefined;
  return { balance, entries: wire.records('entries').flatMap((entry) => parseWalletEntry(entry) ?? []) };
}

function parseWalletEntry(wire: WireRecord): WalletEntry | undefined {
  const [id, amount, kind] = [wire.text('id'), moneyIn(wire, 'amount'), wire.text('kind')];
  const knownWalletKind = WALLET_KINDS.find((walletKind) => walletKind === kind);
  if (id === '' || amount === null || knownWalletKind === undefined) return undefined;
  return { id, on: parseDay(wire, 'at'), kind: knownWalletKind, text: wire.text('text'), amount };
}
