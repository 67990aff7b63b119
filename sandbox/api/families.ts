import { Hono } from 'hono';
import { activitiesNear } from '../world/activities-near.ts';
import { agencyOfHost } from '../world/agency-of-host.ts';
import { aboutOf, faqsOf } from '../world/content-of.ts';
import { COUNTRIES } from '../world/geo/countries.ts';
import { carCountries } from '../world/market-of.ts';
import table from '../world/rates.json' with { type: 'json' };
import { SHIP_LINES } from '../world/ship-lines.ts';
import { agencySettingCalls } from './agency-settings.ts';
import { askingAgency, forAgency } from './asking-agency.ts';
import { askingHost } from './asking-host.ts';
import { carDealCalls } from './car-deals.ts';
import { hotelDealCalls } from './hotel-deals.ts';
import { isDay } from './is-day.ts';
import { mediaCalls } from './media.ts';
import { ownOrigin } from './own-origin.ts';
import { pointIn } from './point-in.ts';
import { REFERENCE_FAMILIES } from './reference/families.ts';
import { resortCalls } from './resort.ts';
import type { SandboxWorld } from './sandbox-world.ts';
import { signInCalls } from './sign-in.ts';
import { storyCalls } from './stories.ts';
import { suggestionCalls } from './suggestions.ts';
import { userCalls } from './user.ts';

/** Every family of calls, one file each. A new family is a new file and a line here. */
export const FAMILIES: readonly ((world: SandboxWorld) => Hono)[] = [
  agencyCalls,
  contentCalls,
  storyCalls,
  agencySettingCalls,
  exchangeCalls,
  listCalls,
  hotelDealCalls,
  activityDealCalls,
  carDealCalls,
  suggestionCalls,
  signInCalls,
  userCalls,
  resortCalls,
  mediaCalls,
  ...REFERENCE_FAMILIES,
];

/** `GET /api/multi-currency/exchange`: units of each currency for one USD, and the day they were true. @see specification §7 */
function exchangeCalls(): Hono {
  const { rates, date, base } = table;
  return new Hono().get('/api/multi-currency/exchange', (c) => c.json({ rates, date, base }));
}

/** Lists that are the same for everybody: dial codes, cruise lines, countries to rent a car in. @see specification §7 */
function listCalls(): Hono {
  return new Hono()
    .get('/api/code', (c) => c.json({ data: COUNTRIES }))
    .get('/api/cruise/ship-lines', (c) => c.json({ data: SHIP_LINES }))
    .get('/api/car-rental/findCountries/EN', (c) => c.json({ data: carCountries() }));
}

/** `GET /api/agency`: the agency of the host that asks, or null. @see specification §7 */
function agencyCalls({ desk }: SandboxWorld): Hono {
  return new Hono().get('/api/agency', (c) => {
    const agency = agencyOfHost(askingHost(c.req.raw), ownOrigin(c.req.raw));
    const hasSubscribed = desk.subscriptions.find(askingAgency(c) ?? '') !== undefined;
    return c.json({ agency: agency !== null && hasSubscribed ? { ...agency, isSubscribed: true } : agency });
  });
}

/** `GET /api/agency/about-us` and `/faqs`: what the agency wrote. @see specification §7 */
function contentCalls(): Hono {
  return new Hono()
    .get(
      '/api/agency/about-us',
      forAgency((agency, c) => ({ data: [aboutOf(agency, ownOrigin(c.req.raw))] })),
    )
    .get(
      '/api/agency/faqs',
      forAgency((agency) => ({ data: [faqsOf(agency)] })),
    );
}

/** `GET /api/activity/deals/activity-search`: things to do around a point. @see specification §7, deal searches */
function activityDealCalls({ seed }: SandboxWorld): Hono {
  return new Hono().get('/api/activity/deals/activity-search', (c) => {
    const query = c.req.query();
    const point = pointIn(query);
    if (typeof point === 'string') return c.json({ message: point }, 400);
    const { date } = query;
    if (date !== undefined && !isDay(date)) return c.json({ message: 'date must be a day such as 2026-02-03.' }, 400);
    return c.json({
      response: activitiesNear({
        ...point,
        ...(date === undefined ? {} : { date }),
        seed,
        origin: ownOrigin(c.req.raw),
      }),
    });
  });
}
