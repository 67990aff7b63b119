import { PARENT_PAGES } from '@livery/contract/remotes/remote-context';
import { breadcrumbPaths, labelsOf, stepsAbove } from '@livery/reference-testing/breadcrumbs';
import { showRemote } from '@livery/reference-testing/show-remote';
import { describe, expect, it } from 'vitest';
import { productDefinition } from '../booking/product/product.ts';
import { showAccount } from './account/support/show-account.ts';
import { followLink, headingText, openFirst, type ShownBooking, showBooking } from './booking/booking-steps.ts';
import { SEARCHES } from './booking/searches.ts';
import { signInRemote } from './sign-in/sign-in-remote.ts';

/** The pages of other remotes are tested there. */
type PageWithParent = Exclude<keyof typeof PARENT_PAGES, '/blog/{slug}' | '/destination/{slug}'>;

const showPolicy = (path: string) => showRemote(signInRemote, { at: path });
const seenBy = (person: string) => (path: string) => showAccount({ at: path, person });
const agent = seenBy('agent');

/** Each page with a parent: an example address, the name of its parent, and a function that shows it. */
const PAGES: Readonly<Record<PageWithParent, readonly [string, string, (address: string) => Promise<ShownBooking>]>> = {
  '/cancellation-policy/royal-caribbean': ['/cancellation-policy/royal-caribbean', 'Cancellation policy', showPolicy],
  '/cancellation-policy/carnival': ['/cancellation-policy/carnival', 'Cancellation policy', showPolicy],
  '/cancellation-policy/mcl': ['/cancellation-policy/mcl', 'Cancellation policy', showPolicy],
  '/cancellation-policy/celebrity': ['/cancellation-policy/celebrity', 'Cancellation policy', showPolicy],
  '/cancellation-policy/disney': ['/cancellation-policy/disney', 'Cancellation policy', showPolicy],
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
    const searchedQuery = queryOf(new URL(SEARCHES[product], 'https://site.example'));
    const view = await showBooking(SEARCHES[product]);
    expect(labelsOf(stepsAbove(view, 'search', pages))).toEqual([base]);

    await openFirst(view);
    const name = headingText(view);
    const details = stepsAbove(view, 'details', pages);
    expect([labelsOf(details), queryOf(details[1]?.url)]).toEqual([[base, results], searchedQuery]);

    await followLink(view, 'Continue');
    if (pages.reservation !== null) {
      const reservation = stepsAbove(view, 'reservation', pages);
      expect(labelsOf(reservation)).toEqual([base, results, name]);
      expect(reservation.slice(1).map(({ url }) => queryOf(url))).toEqual([
        searchedQuery,
        expect.objectContaining(searchedQuery),
      ]);
      await followLink(view, 'Go to checkout');
    }
    const checkout = stepsAbove(view, 'checkout', pages);
    expect([labelsOf(checkout), queryOf(checkout[1]?.url)]).toEqual([
      [base, name],
      expect.objectContaining(searchedQuery),
    ]);
  });
});
