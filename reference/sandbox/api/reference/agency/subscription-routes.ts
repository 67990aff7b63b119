import { Hono } from 'hono';
import { AGENCY_TABLE } from '../../../world/agencies/agency-table.ts';
import { parseJsonBody } from '../../request/request-fields.ts';
import type { SandboxWorld } from '../../sandbox-world.ts';
import { forSignedIn, isAgencyAdmin } from '../access.ts';

const PLANS = [
  {
    id: 'starter',
    name: 'Starter',
    price: { amount: 49, currency: 'USD' },
    per: 'month',
    perks: ['One site', 'Five agents', 'Hotels and cars'],
  },
  {
    id: 'studio',
    name: 'Studio',
    price: { amount: 129, currency: 'USD' },
    per: 'month',
    perks: ['One site', 'Twenty agents', 'Everything to book'],
  },
  {
    id: 'network',
    name: 'Network',
    price: { amount: 349, currency: 'USD' },
    per: 'month',
    perks: ['Five sites', 'Unlimited agents', 'A contact person you can call'],
  },
] as const;

/** `/api/reference/subscription`: an agency's subscription; a POST subscribes. */
export function subscriptionRoutes(world: SandboxWorld): Hono {
  const { subscriptions } = world.stores;
  const subscriptionOf = (agency: string) => {
    const chosenSubscription = subscriptions.find(agency);
    const isSubscribed = chosenSubscription !== undefined || AGENCY_TABLE.get(agency)?.agency['isSubscribed'] === true;
    return {
      isSubscribed,
      plan: chosenSubscription?.plan ?? (isSubscribed ? 'studio' : null),
      since: chosenSubscription?.since ?? null,
      plans: PLANS,
    };
  };
  return new Hono()
    .get('/api/reference/subscription', forSignedIn(world), (c) =>
      c.json({ data: subscriptionOf(c.var.requester.agency) }),
    )
    .post('/api/reference/subscription', forSignedIn(world), async (c) => {
      const { agency, person } = c.var.requester;
      if (!isAgencyAdmin(person)) return c.json({ message: 'Only the people who run the agency can subscribe.' }, 403);
      const { plan = 'studio' } = (await parseJsonBody(c)) ?? {};
      const chosenPlan = PLANS.find(({ id }) => id === plan);
      if (chosenPlan === undefined) return c.json({ message: 'plan must be starter, studio or network.' }, 400);
      subscriptions.save(agency, { plan: chosenPlan.id, since: world.now().toISOString() });
      return c.json({ data: subscriptionOf(agency) });
    });
}
