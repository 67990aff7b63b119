import { PARENT_PAGES, PARENT_STEPS } from '@livery/contract/remotes/remote-context';
import { within } from '@testing-library/dom';
import { matchPath } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import * as blog from '../blog/entry.tsx';
import * as destinationDetails from '../destination-details/entry.tsx';
import { productDefinition } from '../main-app/booking/product/product.ts';
import { showAccount } from '../main-app/tests/account/support/show-account.ts';
import { at, follow, heading, openFirst, type Shown } from '../main-app/tests/booking/booking-steps.ts';
import { SEARCHES } from '../main-app/tests/booking/searches.ts';
import { signInRemote } from '../main-app/tests/sign-in/sign-in-remote.ts';
import { RESORT_PAGES } from '../resort/resort-pages.ts';
import { open, openCheckout, STAY, someResort, stopTheClock } from '../resort/tests/hold-a-unit.ts';
import { sandboxResponses } from './support/sandbox-responses.ts';
import { showRemote } from './support/show-remote.ts';

const SITE = 'https://site.example';

/** The links of the breadcrumbs: what they are called, and where they lead. */
function trailOf({ screen }: Shown) {
  const links = within(screen.getByRole('navigation', { name: 'You are here' })).getAllByRole('link');
  return links.map((link) => ({ label: link.textContent, url: new URL(link.getAttribute('href') ?? '', SITE) }));
}

type PageWithParent = keyof typeof PARENT_PAGES;

const respond = sandboxResponses();
const policy = (path: string) => showRemote(signInRemote, { at: path });
const seenBy = (person: string) => (path: string) => showAccount({ at: path, person });
const agent = seenBy('agent');

/** Each page that has a parent: the address of one, what its parent is called, and how it is shown. */
const PAGES: Readonly<Record<PageWithParent, readonly [string, string, (address: string) => Promise<Shown>]>> = {
  '/blog/{slug}': ['/blog/desert-mornings', 'Stories', (path) => showRemote(blog, { at: path, respond })],
  '/destination/{slug}': [
    '/destination/lisbon',
    'Top destinations',
    (path) => showRemote(destinationDetails, { at: path, respond }),
  ],
  '/cancellation-policy/royal-caribbean': ['/cancellation-policy/royal-caribbean', 'Cancellation policy', policy],
  '/cancellation-policy/carnival': ['/cancellation-policy/carnival', 'Cancellation policy', policy],
  '/cancellation-policy/mcl': ['/cancellation-policy/mcl', 'Cancellation policy', policy],
  '/cancellation-policy/celebrity': ['/cancellation-policy/celebrity', 'Cancellation policy', policy],
  '/cancellation-policy/disney': ['/cancellation-policy/disney', 'Cancellation policy', policy],
  '/mytrip/mytrips/{id}': ['/mytrip/mytrips/LV-1', 'My Trips', seenBy('traveller')],
  '/users/clients/{id}': ['/users/clients/one', 'Clients', agent],
  '/users/agents/view/{id}': ['/users/agents/view/aurora-agent', 'Agents', agent],
  '/bookings/{id}': ['/bookings/LV-1', 'Bookings', agent],
  '/proposals/new': ['/proposals/new', 'Proposals', agent],
  '/proposals/{id}': ['/proposals/one', 'Proposals', agent],
};

describe('the breadcrumbs of a page', () => {
  it.each(Object.entries(PAGES))('%s lead to its parent in the path catalogue', async (page, [path, label, show]) => {
    const trail = trailOf(await show(path));
    const parent = Object.entries(PARENT_PAGES).find(([pattern]) => pattern === page)?.[1];
    expect(trail.map(({ label: text, url }) => [text, url.href])).toEqual([[label, `${SITE}${parent}`]]);
  });
});

type Step = keyof typeof PARENT_STEPS;
type Pages = Readonly<Record<'base' | Step, string | null>>;

/** Checks that the breadcrumbs of a step lead to the steps above it in the path catalogue, and returns them. */
function stepsAbove(shown: Shown, step: Step, pages: Pages) {
  const trail = trailOf(shown);
  const found = trail.map(({ url }, index) => {
    const parent = PARENT_STEPS[step][index];
    return parent !== undefined && matchPath(pages[parent] ?? '', url.pathname) !== null ? parent : url.href;
  });
  expect(found).toEqual(PARENT_STEPS[step]);
  return trail;
}

const labels = (trail: ReturnType<typeof trailOf>) => trail.map(({ label }) => label);
const queryOf = (url: URL | undefined) => Object.fromEntries(url?.searchParams ?? []);

describe('the breadcrumbs of a booking', () => {
  it.each([
    ['hotel', 'Find your hotel', 'Hotels'],
    ['car', 'Rent a car', 'Cars'],
    ['activity', 'Find something to do', 'Activities'],
    ['flight', 'Find your flight', 'Flights'],
    ['cruise', 'Find your cruise', 'Cruises'],
  ] as const)('lead to the steps above, with the search of the visitor: a %s', async (product, base, results) => {
    const { pages } = productDefinition(product);
    const searched = queryOf(new URL(SEARCHES[product], SITE));
    const shown = await at(SEARCHES[product]);
    expect(labels(stepsAbove(shown, 'search', pages))).toEqual([base]);

    await openFirst(shown);
    const name = heading(shown);
    const details = stepsAbove(shown, 'details', pages);
    expect([labels(details), queryOf(details[1]?.url)]).toEqual([[base, results], searched]);

    await follow(shown, 'Continue');
    if (pages.reservation !== null) {
      const reservation = stepsAbove(shown, 'reservation', pages);
      expect(labels(reservation)).toEqual([base, results, name]);
      expect(reservation.slice(1).map(({ url }) => queryOf(url))).toEqual([
        searched,
        expect.objectContaining(searched),
      ]);
      await follow(shown, 'Go to checkout');
    }
    const checkout = stepsAbove(shown, 'checkout', pages);
    expect([labels(checkout), queryOf(checkout[1]?.url)]).toEqual([[base, name], expect.objectContaining(searched)]);
  });

  describe('of a resort', () => {
    const pages = { ...RESORT_PAGES, reservation: null };
    stopTheClock();

    it('lead to the steps above, with the search of the visitor', async () => {
      const shown = await open(`/search?place=Bali&lat=-8.69&lon=115.17&${STAY}`);
      expect(labels(stepsAbove(shown, 'search', pages))).toEqual(['Resorts']);
      await openFirst(shown);
      const details = stepsAbove(shown, 'details', pages);
      expect(labels(details)).toEqual(['Resorts', 'Bali']);
      expect(details[1]?.url.search).toBe(`?place=Bali&lat=-8.69&lon=115.17&${STAY}`);
    });

    it('leave out results that the visitor does not come from', async () => {
      const trail = trailOf(await open(`/details?property=${someResort().id}&${STAY}`));
      expect(trail.map(({ label, url }) => [label, url.pathname])).toEqual([['Resorts', RESORT_PAGES.base]]);
    });

    it('lead from the checkout to the resort that is held', async () => {
      const checkout = stepsAbove(await openCheckout(), 'checkout', pages);
      expect(labels(checkout)).toEqual(['Resorts', someResort().name]);
      expect(checkout[1]?.url.search).toBe(`?property=${someResort().id}&${STAY}`);
    });
  });
});
