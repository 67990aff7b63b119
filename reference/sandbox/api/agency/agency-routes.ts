import { type Context, Hono } from 'hono';
import {
  enabledCountriesOf,
  enabledCurrenciesOf,
  languagesOf,
  paymentGatewayOf,
} from '../../world/agencies/agency-market.ts';
import { navigationsOf } from '../../world/agencies/agency-navigation.ts';
import { aboutOf, faqsOf } from '../../world/content/agency-content.ts';
import { destinationOf, destinationsOf } from '../../world/content/destinations.ts';
import { storiesOf, storyOf } from '../../world/content/stories.ts';
import { forAgency, ownOrigin } from '../request/request-context.ts';
import { bodyOf, isAddress } from '../request/request-fields.ts';
import type { SandboxWorld } from '../sandbox-world.ts';

/** What each agency set and wrote (rules §7); `/api/content`, beyond rules §7, is what the reference remotes show. */
const AGENCY_CALLS: Readonly<Record<string, (agency: string, origin: string) => object>> = {
  '/api/agency/about-us': (agency, origin) => ({ data: [aboutOf(agency, origin)] }),
  '/api/agency/faqs': (agency) => ({ data: [faqsOf(agency)] }),
  '/api/agency/navigations': (agency) => ({ agencyNavigation: navigationsOf(agency) }),
  '/api/getCurrentPaymentGateway': (agency) => ({ CurrentPayment: paymentGatewayOf(agency) }),
  '/api/admin/country/enable': (agency) => ({ data: enabledCountriesOf(agency) }),
  '/api/admin/country/enableCurrencies': (agency) => ({ data: enabledCurrenciesOf(agency) }),
  '/api/content/blog': (agency, origin) => ({ data: storiesOf(agency, origin) }),
  '/api/content/destinations': (agency, origin) => ({ data: destinationsOf(agency, origin) }),
};

/** The calls about the requesting host's agency: its settings, its pages, and its articles, each by its slug too. */
export function agencyContentRoutes({ stores }: SandboxWorld): Hono {
  const calls = new Hono();
  calls.get('/api/agency/languages', (c) =>
    forAgency(c, (agency) => {
      const chosen = String(stores.settings.read(agency, 'website')['languages']).split(' ');
      return c.json({ languages: languagesOf(agency, chosen) });
    }),
  );
  for (const [path, read] of Object.entries(AGENCY_CALLS)) {
    calls.get(path, (c) => forAgency(c, (agency) => c.json(read(agency, ownOrigin(c.req.raw)))));
  }
  return calls
    .post('/api/content/subscribers', async (c) => {
      const email = (await bodyOf(c))?.['email'];
      return forAgency(c, () =>
        isAddress(email) ? c.json({ data: { email: email.trim() } }, 201) : c.json({ message: WRONG_EMAIL }, 400),
      );
    })
    .get('/api/content/blog/:slug', (c) => article(c, storyOf, 'This agency has no such story.'))
    .get('/api/content/destinations/:slug', (c) =>
      article(c, destinationOf, 'This agency has nothing about that place.'),
    );
}

const WRONG_EMAIL = 'email must be an e-mail address.';

function article(c: Context, find: (agency: string, slug: string, origin: string) => object | null, missing: string) {
  return forAgency(c, (agency) => {
    const data = find(agency, c.req.param('slug') ?? '', ownOrigin(c.req.raw));
    return data === null ? c.json({ message: missing }, 404) : c.json({ data });
  });
}
