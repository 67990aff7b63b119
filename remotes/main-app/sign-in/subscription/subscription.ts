import type { Money } from '../../../../src/application/remotes/remote-context.ts';

/** What an agency may pay for. Its words are the platform's. */
export interface Plan {
  readonly id: string;
  readonly name: string;
  readonly price: Money;
  readonly per: 'month' | 'year' | null;
  readonly perks: readonly string[];
}

export interface Subscription {
  readonly isSubscribed: boolean;
  /** The id of the plan that runs; the empty text where none does. */
  readonly plan: string;
  readonly plans: readonly Plan[];
}
