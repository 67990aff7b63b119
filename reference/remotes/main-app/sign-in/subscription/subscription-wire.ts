import type { Money } from '@livery/remote';
import { type WireRecord, wireRecord } from '@livery/remote';

/** Reads the response of `/api/reference/subscription`; `undefined` if there are no plans. */
export function parseSubscription(response: unknown): Subscription | undefined {
  const data = wireRecord(response).record('data');
  if (!data.hasList('plans')) return undefined;
  return {
    isSubscribed: data.flag('isSubscribed'),
    plan: data.text('plan'),
    plans: data.records('plans').flatMap(parsePlan),
  };
}

/** A plan without an id, name or price is omitted. */
function parsePlan(plan: WireRecord): Plan[] {
  const [id, name, per] = [plan.text('id'), plan.text('name'), plan.text('per')];
  const amount = plan.record('price').figure('amount');
  const currency = plan.record('price').text('currency');
  if (id === '' || name === '' || amount === null || amount < 0 || !/^[A-Z]{3}$/.test(currency)) return [];
  return [
    {
      id,
      name,
      price: { amount, currency },
      per: per === 'month' || per === 'year' ? per : null,
      perks: plan.texts('perks'),
    },
  ];
}

/** A plan that an agency may subscribe to. Its texts are the platform's. */
export interface Plan {
  readonly id: string;
  readonly name: string;
  readonly price: Money;
  readonly per: 'month' | 'year' | null;
  readonly perks: readonly string[];
}

export interface Subscription {
  readonly isSubscribed: boolean;
  /** The id of the current plan; the empty text without one. */
  readonly plan: string;
  readonly plans: readonly Plan[];
}
