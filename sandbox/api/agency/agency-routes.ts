import { type Context, Hono } from 'hono';
import {
  enabledCountriesOf,
  enabledCurrenciesOf,
  languagesOf,
  paymentGatewayOf,
} from '../../world/agencies/agency-market.ts';
import { navigationsOf } from '../../world/agencies/agency-navigation.ts';
import { destinationOf, destinationsOf } from '../../world/content/destinations.ts';
import { storiesOf, storyOf } from '../../world/content/stories.ts';
import { agencyOfRequest, forAgency, NO_AGENCY, ownOrigin } from '../request/request-context.ts';

/** What an agency set: payments, countries, currencies, navigation, languages. @see rules §7 */
export function agencySettingRoutes(): Hono {
  return new Hono()
    .get(
      '/api/getCurrentPaymentGateway',
      forAgency((agency) => ({ CurrentPayment: paymentGatewayOf(agency) })),
    )
    .get(
      '/api/admin/country/enable',
      forAgency((agency) => ({ data: enabledCountriesOf(agency) })),
    )
    .get(
      '/api/admin/country/enableCurrencies',
      forAgency((agency) => ({ data: enabledCurrenciesOf(agency) })),
    )
    .get(
      '/api/agency/navigations',
      forAgency((agency) => ({ agencyNavigation: navigationsOf(agency) })),
    )
    .get(
      '/api/agency/languages',
      forAgency((agency) => ({ languages: languagesOf(agency) })),
    );
}

/**
 * `GET /api/content/blog`, `/api/content/destinations` and one of each by its slug: what the reference remotes show,
 * beyond rules §7.
 */
export function storyRoutes(): Hono {
  return new Hono()
    .get(
      '/api/content/blog',
      forAgency((agency, c) => ({ data: storiesOf(agency, ownOrigin(c.req.raw)) })),
    )
    .get('/api/content/blog/:slug', (c) => one(c, storyOf, 'This agency has no such story.'))
    .get(
      '/api/content/destinations',
      forAgency((agency, c) => ({ data: destinationsOf(agency, ownOrigin(c.req.raw)) })),
    )
    .get('/api/content/destinations/:slug', (c) => one(c, destinationOf, 'This agency has nothing about that place.'));
}

function one(c: Context, find: (agency: string, slug: string, origin: string) => object | null, missing: string) {
  const agency = agencyOfRequest(c);
  if (agency === null) return c.json({ message: NO_AGENCY }, 404);
  const data = find(agency, c.req.param('slug') ?? '', ownOrigin(c.req.raw));
  return data === null ? c.json({ message: missing }, 404) : c.json({ data });
}
