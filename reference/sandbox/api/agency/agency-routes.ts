import { type Context, Hono } from 'hono';
import {
  agencyCountries,
  agencyCurrencies,
  agencyLanguages,
  agencyPaymentGateway,
} from '../../world/agencies/agency-market.ts';
import { agencyNavigations } from '../../world/agencies/agency-navigation.ts';
import { agencyAbout, agencyFaqs } from '../../world/content/agency-content.ts';
import { agencyDestinations, findDestination } from '../../world/content/destinations.ts';
import { agencyStories, agencyStory } from '../../world/content/stories.ts';
import { forAgency, ownOrigin } from '../request/request-context.ts';
import { isEmailAddress, parseJsonBody } from '../request/request-fields.ts';
import type { SandboxWorld } from '../sandbox-world.ts';

/**
 * The settings and content of each agency (rules §7); `/api/content`, beyond rules §7, is shown by the reference
 * remotes.
 */
const AGENCY_CALLS: Readonly<Record<string, (agency: string, origin: string) => object>> = {
  '/api/agency/about-us': (agency, origin) => ({ data: [agencyAbout(agency, origin)] }),
  '/api/agency/faqs': (agency) => ({ data: [agencyFaqs(agency)] }),
  '/api/agency/navigations': (agency) => ({ agencyNavigation: agencyNavigations(agency) }),
  '/api/getCurrentPaymentGateway': (agency) => ({ CurrentPayment: agencyPaymentGateway(agency) }),
  '/api/admin/country/enable': (agency) => ({ data: agencyCountries(agency) }),
  '/api/admin/country/enableCurrencies': (agency) => ({ data: agencyCurrencies(agency) }),
  '/api/content/blog': (agency, origin) => ({ data: agencyStories(agency, origin) }),
  '/api/content/destinations': (agency, origin) => ({ data: agencyDestinations(agency, origin) }),
};

/** The calls about the requesting host's agency: its settings, its pages, and its articles, each also by its slug. */
export function agencyContentRoutes({ stores }: SandboxWorld): Hono {
  const calls = new Hono();
  calls.get('/api/agency/languages', (c) =>
    forAgency(c, (agency) => {
      const chosenLanguages = String(stores.settings.read(agency, 'website')['languages']).split(' ');
      return c.json({ languages: agencyLanguages(agency, chosenLanguages) });
    }),
  );
  for (const [path, read] of Object.entries(AGENCY_CALLS)) {
    calls.get(path, (c) => forAgency(c, (agency) => c.json(read(agency, ownOrigin(c.req.raw)))));
  }
  return calls
    .post('/api/content/subscribers', async (c) => {
      const email = (await parseJsonBody(c))?.['email'];
      return forAgency(c, () =>
        isEmailAddress(email) ? c.json({ data: { email: email.trim() } }, 201) : c.json({ message: WRONG_EMAIL }, 400),
      );
    })
    .get('/api/content/blog/:slug', (c) => articleResponse(c, agencyStory, 'This agency has no such story.'))
    .get('/api/content/destinations/:slug', (c) =>
      articleResponse(c, findDestination, 'This agency has nothing about that place.'),
    );
}

const WRONG_EMAIL = 'email must be an e-mail address.';

function articleResponse(
  c: Context,
  find: (agency: string, slug: string, origin: string) => object | null,
  missing: string,
) {
  return forAgency(c, (agency) => {
    const data = find(agency, c.req.param('slug') ?? '', ownOrigin(c.req.raw));
    return data === null ? c.json({ message: missing }, 404) : c.json({ data });
  });
}
