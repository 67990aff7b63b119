import { PARENT_PAGES } from '@livery/contract/remotes/remote-context';
import { parseDestination } from '@livery/destinations/destination-wire';
import { breadcrumbPaths } from '@livery/reference-testing/breadcrumbs';
import { sandboxResponses } from '@livery/reference-testing/sandbox-responses';
import { showRemote } from '@livery/reference-testing/show-remote';
import { agencyDestinations, findDestination } from '@livery/sandbox/world/content/destinations';
import { within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import * as remote from '../entry.tsx';

const bookingMenu = [{ service: 'hotels', active: true } as const, { service: 'activities', active: true } as const];
const respond = sandboxResponses();

describe('a destination', () => {
  it('has breadcrumbs that lead to its parent in the path catalogue', async () => {
    const shownRemote = await showRemote(remote, { at: '/destination/lisbon', respond });
    expect(breadcrumbPaths(shownRemote)).toEqual([['Top destinations', PARENT_PAGES['/destination/{slug}']]]);
  });

  it('is shown with its facts, its season and what not to miss', async () => {
    const { screen } = await showRemote(remote, { at: '/destination/lisbon', respond, language: 'de' });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Lisbon');
    const facts = within(screen.getByRole('region', { name: 'Gut zu wissen' })).getAllByRole('definition');
    expect(facts.map(({ textContent }) => textContent)).toEqual([
      ...['Portugal', 'Portugiesisch', 'Euro', 'Westeuropäische Zeit', 'Mär, Apr, Mai, Jun, Sep und Okt'],
    ]);
    const months = within(screen.getByRole('region', { name: 'Beste Reisezeit' })).getAllByRole('listitem');
    expect(months.map(({ textContent }) => textContent).slice(1, 3)).toEqual(['16°Feb', '18°Märgute Reisezeit']);
    expect(
      within(screen.getByRole('region', { name: 'Nicht verpassen' })).getAllByRole('heading', { level: 3 }),
    ).toHaveLength(3);
  });

  it('leads to the deals of the place, for what the agency sells', async () => {
    const { screen } = await showRemote(remote, { at: '/destination/lisbon', respond, agency: { bookingMenu } });
    expect(screen.getByRole('link', { name: 'See hotels' }).getAttribute('href')).toBe(
      '/?lat=38.7223&long=-9.1393&airportLat=38.7742&airportLong=-9.1342&tab=Hotels',
    );
    expect(screen.getByRole('link', { name: 'See things to do' })).toBeTruthy();
    const closed = await showRemote(remote, { at: '/destination/lisbon', respond, agency: { bookingMenu: [] } });
    expect(closed.screen.queryByRole('link', { name: 'See hotels' })).toBeNull();
  });

  it('shows no price to people who may not see prices', async () => {
    const { element } = await showRemote(remote, {
      at: '/destination/lisbon',
      respond,
      agency: { bookingMenu },
      session: { showsPrices: false },
    });
    expect(element.innerHTML).not.toMatch(/USD|\b96\b/);
  });

  it('shows other places only where the agency shows places', async () => {
    const shownRemote = await showRemote(remote, { at: '/destination/lisbon', respond });
    expect(
      within(shownRemote.screen.getByRole('region', { name: 'More places to go' })).getAllByRole('link'),
    ).toHaveLength(3);
    const agency = { displaysTopDestinations: false };
    const hiddenRemote = await showRemote(remote, { at: '/destination/lisbon', respond, agency });
    expect(hiddenRemote.screen.queryByRole('link', { name: /destinations/i })).toBeNull();
    expect(hiddenRemote.calls.map(({ path }) => path)).toEqual(['/api/content/destinations/lisbon']);
  });

  it('that doesn’t exist shows a message, and where else to go', async () => {
    const { screen } = await showRemote(remote, { at: '/destination/share', respond });
    expect(screen.getByRole('link', { name: 'Top destinations' }).getAttribute('href')).toBe('/top-destination');
  });

  it('that isn’t named leads to all of them', async () => {
    const { actions } = await showRemote(remote, { at: '/destination', respond });
    expect(actions).toContainEqual(['navigate', '/top-destination', 'replace']);
  });

  it('of a hostile agency is shown as far as it makes sense', async () => {
    const { screen, element } = await showRemote(remote, {
      at: '/destination/nowhere',
      respond: sandboxResponses({ agency: 'wonky' }),
      agency: { bookingMenu },
    });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('<b>Nowhere</b>');
    expect(element.querySelector('iframe, img, [style]')).toBeNull();
    expect(screen.queryByRole('link', { name: /hotels/ })).toBeNull();
  });
});

it('every destination of the sandbox has twelve months, good ones among them, and somewhere to look for deals', () => {
  for (const agency of ['aurora', 'fiesta', 'rihla']) {
    for (const { slug } of agencyDestinations(agency) as { slug: string }[]) {
      const destination = parseDestination({ data: findDestination(agency, slug) });
      expect(destination).toMatchObject({ slug, dealsQuery: expect.stringContaining('airportLat=') });
      expect([destination?.temperatures.length, destination?.highlights.length]).toEqual([12, 3]);
      expect(destination?.bestMonths).not.toEqual([]);
    }
  }
});
