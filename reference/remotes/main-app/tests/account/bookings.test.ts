import { test } from '@fast-check/vitest';
import { createSandbox } from '@livery/sandbox/app';
import { createEvent, fireEvent, within } from '@testing-library/dom';
import fc from 'fast-check';
import papaparse from 'papaparse';
import { describe, expect, it, vi } from 'vitest';
import { bookingsFile } from '../../account/bookings/bookings-file.ts';
import { filterBookings, parseBookingFilters } from '../../account/bookings/filter-bookings.ts';
import { bookHotel } from './support/book.ts';
import { showAccount } from './support/show-account.ts';
import { someTrip } from './support/some-trip.ts';

const TODAY = '2026-02-10';

describe('the list of bookings', () => {
  const trips = [
    someTrip({ referenceNumber: 'LV-AAAAAA', travellers: ['José Peña'], product: 'hotel' }),
    someTrip({ referenceNumber: 'LV-BBBBBB', product: 'car', cancelled: true, start: '2026-03-10', end: '' }),
  ];
  const foundTrips = (query: Record<string, string>) =>
    filterBookings(
      trips,
      parseBookingFilters((name) => query[name] ?? ''),
      TODAY,
    ).map((trip) => trip.referenceNumber);

  it('is searched by words, without accents, and filtered by product and status', () => {
    expect(foundTrips({})).toEqual(['LV-AAAAAA', 'LV-BBBBBB']);
    expect(foundTrips({ q: 'pena jose' })).toEqual(['LV-AAAAAA']);
    expect(foundTrips({ product: 'car' })).toEqual(['LV-BBBBBB']);
    expect(foundTrips({ status: 'upcoming' })).toEqual(['LV-AAAAAA']);
    expect(foundTrips({ q: 'bbbbbb', status: 'upcoming' })).toEqual([]);
  });

  it('has trips any of whose days is among those of the filter', () => {
    expect(foundTrips({ from: '2026-03-04', until: '2026-03-09' })).toEqual(['LV-AAAAAA']);
    expect(foundTrips({ from: '2026-03-05' })).toEqual(['LV-BBBBBB']);
    expect(foundTrips({ until: '2026-03-01' })).toEqual(['LV-AAAAAA']);
    expect(foundTrips({ until: '2026-02-28' })).toEqual([]);
  });

  it('has bookings that were made on the days of the filter', () => {
    expect(foundTrips({ dates: 'booked', from: '2026-02-01', until: '2026-02-01' })).toHaveLength(2);
    expect(foundTrips({ dates: 'booked', from: '2026-02-02' })).toEqual([]);
  });

  it('has nothing on days that end before they begin, and reads no day in other words', () => {
    expect(foundTrips({ from: '2026-03-09', until: '2026-03-01' })).toEqual([]);
    expect(foundTrips({ from: 'tomorrow', until: '__proto__' })).toHaveLength(2);
  });
});

describe('a file of bookings', () => {
  const parseCsv = (file: string) => papaparse.parse<string[]>(file.slice(1), { skipEmptyLines: true }).data;

  it('begins with a byte order mark and ends each line as spreadsheets do', () => {
    expect(bookingsFile(['Booking', 'Total'], [['Hotel "Sol", Lisbon', -12.5]])).toBe(
      '\uFEFFBooking,Total\r\n"Hotel ""Sol"", Lisbon",-12.5\r\n',
    );
  });

  it.each(['=1+1', '+44 20', '-2', '@SUM(A1)', '\t=1', '\r=1', ' =1', '＝1', '=1\n=2', '=cmd|"/C calc"!A0'])(
    'runs no formula: %j',
    (text) => {
      const [, [cell = ''] = []] = parseCsv(bookingsFile(['Traveller'], [[text]]));
      expect(cell).toBe(`'${text}`);
    },
  );

  test.prop([fc.array(fc.string({ unit: 'grapheme', maxLength: 200 }), { minLength: 2, maxLength: 2 })])(
    'says what it was given, and begins no cell like a formula',
    (texts) => {
      const [, cells = []] = parseCsv(bookingsFile(['A', 'B'], [texts]));
      expect(cells.map((cell, index) => (cell === `'${texts[index]}` ? texts[index] : cell))).toEqual(texts);
      for (const cell of cells) expect(cell).not.toMatch(/^\s*[=+\-@]/);
    },
  );

  it('is saved with all bookings that match, in the order of the table, whatever page is shown', async () => {
    const app = createSandbox();
    for (let count = 0; count < 13; count += 1) await bookHotel(app, 'traveller');
    await bookHotel(app, 'sales');
    const { screen, click } = await showAccount({
      at: '/bookings?product=hotel&status=upcoming&order=booked',
      person: 'agent',
      app,
    });
    const files: Blob[] = [];
    const createObjectURL = (file: Blob) => `blob:${files.push(file)}`;
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL, revokeObjectURL: () => undefined }));
    const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const table = await vi.waitFor(() => screen.getByRole('table'), { timeout: 10_000 });
    const shownElements = within(table).getAllByRole('rowheader');
    await click(screen.getByRole('button', { name: 'Export as CSV' }));
    await vi.waitFor(() => expect(clicked).toHaveBeenCalledOnce());
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await files[0]?.arrayBuffer());
    const [heads = [], ...rows] = parseCsv(text);
    expect(heads.slice(0, 4)).toEqual(['Reference number', 'Status', 'Type', 'Booking']);
    expect(heads.slice(11, 14)).toEqual(['Client', 'Booked by', 'Agent']);
    expect(shownElements).toHaveLength(12);
    expect(rows.length).toBeGreaterThan(12);
    expect(rows.slice(0, 12).map(([, , , title]) => title)).toEqual(
      shownElements.map(({ textContent }) => textContent),
    );
    expect(new Set(rows.map(([, status]) => status))).toEqual(new Set(['Upcoming']));
    // The sale of an agent names the agent; a traveller's booking names nobody.
    const agents = new Map(rows.map((cells) => [cells[12], cells[13]]));
    expect([agents.get('Priya Raman'), agents.get('Maya Lindqvist')]).toEqual(['Priya Raman', '']);
    vi.restoreAllMocks();
  });

  it('can be narrowed to days by hand', async () => {
    const { screen, actions } = await showAccount({
      at: '/bookings?from=2026-01-01&until=2025-12-01',
      person: 'agent',
    });
    expect(screen.getByText('This day is before the first one')).toBeTruthy();
    expect(screen.getByText('Nothing found')).toBeTruthy();
    const dates = screen.getByLabelText('Dates');
    fireEvent(dates, createEvent.change(dates, { target: { value: 'booked' } }));
    expect(actions.at(-1)).toEqual(['navigate', '/bookings?from=2026-01-01&until=2025-12-01&dates=booked', 'replace']);
  });
});
