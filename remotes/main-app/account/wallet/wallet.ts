import type { Money } from '../../../../src/application/remotes/remote-context.ts';

/** What somebody earned and spent. */
export interface Wallet {
  readonly balance: Money;
  /** The newest first. */
  readonly entries: readonly WalletEntry[];
}

export interface WalletEntry {
  readonly id: string;
  readonly on: string;
  readonly kind: WalletKind;
  readonly text: string;
  /** Below zero for what was spent or paid out. */
  readonly amount: Money;
}

export const WALLET_KINDS = ['reward', 'commission', 'payment', 'payout'] as const;

export type WalletKind = (typeof WALLET_KINDS)[number];
