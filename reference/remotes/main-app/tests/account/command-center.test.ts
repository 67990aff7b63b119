import { test } from '@fast-check/vitest';
import { sandboxResponses } from '@livery/reference-testing/sandbox-responses';
import { createSandbox } from '@livery/sandbox/app';
import { within } from '@testing-library/dom';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { LoggedSearch } from '../../account/agency/logged-search-wire.ts';
import { agencyFigures } from '../../account/dashboard/agency-figures.ts';
import { latestSearches } from '../../account/dashboard/recent-searches.tsx';
import { findHotel } from './support/book.ts';
import { showAccount } from './support/show-account.ts';
import { someTrip } from './support/some-trip.ts';

const TODAY = '2026-02-10';
const RATES = new Map([
  ['USD', 1],
  ['EUR', 0.5],
]);

describe('the figures of the Command Center', () => {
  it('count what was booked by month and not cancelled, in US dollars', () => {
    const trips = [
      someTrip({ bookedOn: '2026-02-01', start: '2026-03-01' }),
      someTrip({ bookedOn: '2026-02-02', start: '2026-02-02', end: '2026-02-03' }),
      someTrip({ bookedOn: '2026-01-31', start: '2026-03-01' }),
      someTrip({ bookedOn: '2026-02-03', cancelled: true }),
      someTrip({ bookedOn: '2026-02-03', price: { amount: 7, currency: 'EUR' } }),
      someTrip({ bookedOn: '2025-08-31', start: '2025-09-01', end: '2025-09-02' }),
    ];
    const { upcoming, months, leftOut } = agencyFigures(trips, TODAY, RATES);
    expect([upcoming, leftOut]).toEqual([3, 0]);
    expect(months.map(({ month }) => month)).toEqual([
      '2025-09',
      '2025-10',
      '2025-11',
      '2025-12',
      '2026-01',
      '2026-02',
    ]);
    expect(months.at(-1)).toEqual({ month: '2026-02', bookings: 3, sales: 254, earned: 42.33 });
    expect(months.at(-2)).toEqual({ month: '2026-01', bookings: 1, sales: 120, earned: 20 });
    expect(months[0]).toEqual({ month: '2025-09', bookings: 0, sales: 0, earned: 0 });
  });

  it('tell how many bookings are in no sum because their currency has no rate', () => {
    const trips = [someTrip({ bookedOn: '2026-02-03', price: { amount: 7, currency: 'XTS' } })];
    const { months, leftOut } = agencyFigures(trips, TODAY, RATES);
    expect([months.at(-1)?.bookings, months.at(-1)?.sales, leftOut]).toEqual([1, 0, 1]);
    expect(agencyFigures([someTrip({ bookedOn: '2026-02-03', price: null })], TODAY, RATES).leftOut).toBe(1);
  });

  test.prop([fc.array(fc.record({ amount: fc.double({ min: 0, max: 1e6, noNaN: true }), base: fc.nat(200) }))])(
    'never earn more than was sold, nor less than nothing',
    (prices) => {
      const trips = prices.map(({ amount, base }) =>
        someTrip({ bookedOn: TODAY, price: { amount, currency: 'USD' }, offerPrice: someOfferPrice(base) }),
      );
      for (const { sales, earned } of agencyFigures(trips, TODAY, RATES).months) {
        expect(earned).toBeGreaterThanOrEqual(0);
        expect(earned).toBeLessThanOrEqual(sales + 0.01);
      }
    },
  );
});

describe('the Command Center', () => {
  it('shows no markup to restricted agents (rules §6)', async () => {
    const labels = async (person: string) => {
      const { screen } = await showAccount({ at: '/dashboard', person });
      await vi.waitFor(() => screen.getByRole('figure'));
      return screen.queryAllByText('Agency Markup').length > 0;
    };
    expect([await labels('agent'), await labels('restricted')]).toEqual([true, false]);
  });

  it('has the sales of six months as columns, and as a table in the visitor’s currency', async () => {
    const { screen } = await showAccount({
      at: '/dashboard',
      person: 'agent',
      currency: { currency: 'EUR', country: 'DE' },
      rates: { EUR: 0.5 },
    });
    const figure = await vi.waitFor(() => screen.getByRole('figure', { name: 'Sales by month' }));
    expect(figure.querySelectorAll('svg')).toHaveLength(6);
    const table = within(figure).getByRole('table', { name: 'Sales by month', hidden: true });
    const [heads, ...rows] = within(table).getAllByRole('row', { hidden: true });
    expect(heads?.textContent).toBe('MonthSalesAgency Markup');
    expect(rows).toHaveLength(6);
    expect(rows.at(-1)?.textContent).toMatch(/^[A-Z][a-z]+ \d{4}≈.EUR [\d.]+≈.EUR [\d.]+$/);
  });

  it('has bookings to come alone, and proposals that wait', async () => {
    const { screen } = await showAccount({ at: '/dashboard', person: 'agent' });
    const coming = within(screen.getByRole('region', { name: 'Bookings to come' }));
    const table = await vi.waitFor(() => coming.getByRole('table'));
    expect(within(table).getAllByText('Upcoming').length).toBeGreaterThan(0);
    expect(within(table).queryByText(/^(Past|Cancelled)$/)).toBeNull();
    const waiting = within(screen.getByRole('region', { name: 'Proposals waiting for an answer' }));
    expect(waiting.getByRole('link', { name: 'All proposals' }).getAttribute('href')).toBe('/proposals?status=open');
  });

  it('repeats recent searches, each once', async () => {
    const app = createSandbox();
    await findHotel(app, 'agent');
    await findHotel(app, 'agent');
    const { screen } = await showAccount({ at: '/dashboard', person: 'agent', app });
    const section = within(screen.getByRole('region', { name: 'Recent searches' }));
    const secondElements = await vi.waitFor(() => section.getAllByRole('link', { name: 'Search again' }));
    expect(secondElements).toHaveLength(1);
    expect(secondElements[0]?.getAttribute('href')).toMatch(/^\/booknow\/hotels\/search\?/);
  });

  it('shows the other parts where one fails, with a way to try again', async () => {
    const respond = sandboxResponses({ person: 'agent' });
    let isDown = true;
    const { screen, click } = await showAccount({
      at: '/dashboard',
      person: 'agent',
      respond: async (call) =>
        isDown && call.path === '/api/reference/proposals'
          ? { ok: false, error: { kind: 'refused', status: 500, message: '' } }
          : respond(call),
    });
    const section = within(screen.getByRole('region', { name: 'Proposals waiting for an answer' }));
    expect(screen.getByRole('region', { name: 'Bookings to come' })).toBeTruthy();
    isDown = false;
    await click(section.getByRole('button', { name: 'Retry' }));
    expect(section.queryByRole('button', { name: 'Retry' })).toBeNull();
  });

  it('asks for nothing that the agent may not read', async () => {
    const { screen, calls } = await showAccount({ at: '/dashboard', person: 'restricted' });
    expect(screen.queryByRole('region', { name: 'Proposals waiting for an answer' })).toBeNull();
    expect(calls.map(({ path }) => path)).not.toContain('/api/reference/proposals');
  });
});

describe('the latest searches', () => {
  const search = (id: string, adults: string, product: LoggedSearch['product'] = 'hotel'): LoggedSearch => ({
    id,
    product,
    on: TODAY,
    by: 'Ines',
    days: [],
    places: [],
    query: { adults },
    results: 1,
  });

  it('are five, the newest of each product and query', () => {
    const searches = ['1', '1', '2', '3', '4', '5', '6'].map((adults, index) => search(`${index}`, adults));
    expect(latestSearches(searches).map(({ id }) => id)).toEqual(['0', '2', '3', '4', '5']);
    expect(latestSearches([search('a', '1'), search('b', '1', 'activity')])).toHaveLength(2);
  });
});

function someOfferPrice(base: number) {
  const { offerPrice } = someTrip();
  if (offerPrice === null) throw new Error('The booking of the tests has no price.');
  return { ...offerPrice, base };
}
