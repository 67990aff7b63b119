import { type WireRecord, wireRecord } from '../../../kit/data/wire-record.ts';
import type { Plan, Subscription } from './subscription.ts';

/** Reads what `/api/reference/subscription` answers; `undefined` where there are no plans to read. */
export function parseSubscription(answer: unknown): Subscription | undefined {
  const told = wireRecord(answer).record('data');
  if (!told.hasList('plans')) return undefined;
  return {
    isSubscribed: told.flag('isSubscribed'),
    plan: told.text('plan'),
    plans: told.records('plans').flatMap(planOf),
  };
}

/** A plan that can't be named, chosen or priced is none. */
function planOf(plan: WireRecord): Plan[] {
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
