import { PARENT_PAGES } from '@livery/contract/remotes/remote-context';
import { breadcrumbPaths, labels, stepsAbove } from '@livery/reference-testing/breadcrumbs';
import { showRemote } from '@livery/reference-testing/show-remote';
import { describe, expect, it } from 'vitest';
import { productDefinition } from '../booking/product/product.ts';
import { showAccount } from './account/support/show-account.ts';
import { at, follow, heading, openFirst, type Shown } from './booking/booking-steps.ts';
import { SEARCHES } from './booking/searches.ts';
import { signInRemote } from './sign-in/sign-in-remote.ts';

/** The pages of other remotes are tested there. */
type PageWithParent = Exclude<keyof typeof PARENT_PAGES, '/blog/{slug}' | '/destination/{slug}'>;

const policy = (path: string) => showRemote(signInRemote, { at: path });
const seenBy = (person: string) => (path: string) => showAccount({ at: path, person });
const agent = seenBy('agent');

/** Each page with a parent: an example address, the name of its parent, and a function that shows it. */
const PAGES: Readonly<Record<PageWithParent, readonly [string, string, (address: string) => Promise<Shown>]>> = {
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
    const parent = Object.entries(PARENT_PAGES).find(([pattern]) => pattern === page)?.[1];
    expect(breadcrumbPaths(await show(path))).toEqual([[label, parent]]);
  });
});

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
    const searched = queryOf(new URL(SEARCHES[product], 'https://site.example'));
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
});
