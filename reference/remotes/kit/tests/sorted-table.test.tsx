import { test } from '@fast-check/vitest';
import { renderInRemote } from '@livery/reference-testing/render-in-remote';
import { runCount } from '@livery/testkit/runs';
import { SortedTable } from '@livery/ui/sorted-table';
import { SortableTable, sortRows } from '@livery/ui/sorting';
import type { Column } from '@livery/ui/table';
import { type Order, orderName, readOrder } from '@livery/ui/table-order';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import fc from 'fast-check';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';

interface Trip {
  readonly id: number;
  readonly name: string;
  readonly nights: number | null;
}

const COLUMNS: readonly Column<Trip>[] = [
  { label: 'Trip', cell: ({ name }) => name, sort: { id: 'trip', by: ({ name }) => name } },
  { label: 'Nights', end: true, cell: ({ nights }) => nights, sort: { id: 'nights', by: ({ nights }) => nights } },
  { label: 'Number', cell: ({ id }) => `#${id}` },
];

const TRIPS: readonly Trip[] = [
  { id: 1, name: 'Oslo', nights: 10 },
  { id: 2, name: 'Évora', nights: null },
  { id: 3, name: 'Faro', nights: 2 },
];

const LOADED_MODULE = { load: async () => ({ SortableTable }), loaded: () => ({ SortableTable }) };

interface TableProps {
  readonly trips?: readonly Trip[];
  readonly order?: Order | null;
  readonly module?: typeof LOADED_MODULE | { load: () => Promise<never>; loaded: () => undefined };
  readonly page?: number;
  readonly columns?: readonly Column<Trip>[];
}

function Trips({
  trips = TRIPS,
  order: start = null,
  module = LOADED_MODULE,
  page = 1,
  columns = COLUMNS,
}: TableProps) {
  const [order, setOrder] = useState(start);
  return (
    <SortedTable
      caption="Trips"
      columns={columns}
      rows={trips}
      rowKey={({ id }) => String(id)}
      page={page}
      pageSize={50}
      order={order}
      onOrder={setOrder}
      module={module}
    />
  );
}

const shownNumbers = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => Number(within(row).getAllByRole('cell').at(-1)?.textContent?.slice(1)));
const columnHeader = (name: string) => screen.getByRole('columnheader', { name });

describe('a table that sorts', () => {
  it('sorts by a column: ascending, descending, as listed', async () => {
    await renderInRemote(<Trips />);
    const steps = Array.from({ length: 3 }, () => {
      fireEvent.click(within(columnHeader('Nights')).getByRole('button'));
      return [columnHeader('Nights').getAttribute('aria-sort'), ...shownNumbers()];
    });
    expect(steps).toEqual([
      ['ascending', 3, 1, 2],
      ['descending', 1, 3, 2],
      ['none', 1, 2, 3],
    ]);
  });

  it('orders texts as the language does, and has no button where nothing can be compared', async () => {
    await renderInRemote(<Trips order={{ id: 'trip', descending: false }} />);
    expect(shownNumbers()).toEqual([2, 3, 1]);
    expect(within(columnHeader('Number')).queryByRole('button')).toBeNull();
    expect(columnHeader('Number').getAttribute('aria-sort')).toBeNull();
  });

  it('can be sorted where its rows are cards', async () => {
    await renderInRemote(<Trips />);
    fireEvent.change(screen.getByLabelText('Sort by'), { target: { value: '-nights' } });
    expect(shownNumbers()).toEqual([1, 3, 2]);
    fireEvent.change(screen.getByLabelText('Sort by'), { target: { value: '' } });
    expect(shownNumbers()).toEqual([1, 2, 3]);
  });

  it.each(['trip', '-trip', 'nights', '-nights', 'number', ''])('has the order of sortRows: “%s”', async (name) => {
    const order = readOrder(name, COLUMNS);
    await renderInRemote(<Trips order={order} />);
    expect(sortRows(TRIPS, COLUMNS, order, 'en').map(({ id }) => id)).toEqual(shownNumbers());
  });

  it('sorts all rows, not only those of the page', async () => {
    const trips = Array.from({ length: 60 }, (_, index) => ({ id: index, name: '', nights: 60 - index }));
    await renderInRemote(<Trips trips={trips} order={{ id: 'nights', descending: false }} page={2} />);
    expect(shownNumbers()).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1, 0]);
  });
});

describe('a table whose sorting', () => {
  const never = { load: () => new Promise<never>(() => undefined), loaded: () => undefined };
  const failing = { load: () => Promise.reject(new Error('offline')), loaded: () => undefined };

  it('is not loaded yet shows its rows as listed', async () => {
    await renderInRemote(<Trips module={never} />);
    expect(shownNumbers()).toEqual([1, 2, 3]);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is not loaded yet shows no rows that would move', async () => {
    await renderInRemote(<Trips module={never} order={{ id: 'nights', descending: true }} />);
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getByText('Loading…')).toBeTruthy();
  });

  it('can not be loaded shows its rows as listed', async () => {
    await renderInRemote(<Trips module={failing} order={{ id: 'nights', descending: true }} />);
    await act(async () => undefined);
    expect(shownNumbers()).toEqual([1, 2, 3]);
  });

  it('is not needed loads nothing', async () => {
    let loads = 0;
    const countedModule = { ...never, load: () => ((loads += 1), never.load()) };
    await renderInRemote(
      <Trips module={countedModule} columns={COLUMNS.map(({ label, cell }) => ({ label, cell }))} />,
    );
    expect([loads, shownNumbers()]).toEqual([0, [1, 2, 3]]);
  });
});

describe('rows of any values', () => {
  it('keep their order where they are equal, are all there, and end with those that have none', async () => {
    await fc.assert(
      fc
        .asyncProperty(
          fc.array(fc.oneof(fc.integer({ min: 0, max: 3 }), fc.constant(null)), { maxLength: 12 }),
          fc.boolean(),
          async (nights, descending) => {
            const trips = nights.map((value, id) => ({ id, name: '', nights: value }));
            await renderInRemote(<Trips trips={trips} order={{ id: 'nights', descending }} />);
            const expectedIds = trips
              .toSorted((trip, otherTrip) => {
                if (trip.nights === null || otherTrip.nights === null)
                  return Number(trip.nights === null) - Number(otherTrip.nights === null);
                return descending ? otherTrip.nights - trip.nights : trip.nights - otherTrip.nights;
              })
              .map(({ id }) => id);
            expect(shownNumbers()).toEqual(expectedIds);
            expect(sortRows(trips, COLUMNS, { id: 'nights', descending }, 'en').map(({ id }) => id)).toEqual(
              expectedIds,
            );
          },
        )
        .afterEach(cleanup),
      { numRuns: runCount(30) },
    );
  });
});

describe('an order in an address', () => {
  test.prop([fc.constantFrom('trip', 'nights'), fc.boolean()])('is read as it was written', (id, descending) => {
    expect(readOrder(orderName({ id, descending }), COLUMNS)).toEqual({ id, descending });
  });

  test.prop([fc.string()])('is none where no column has its name', (name) => {
    const order = readOrder(name, COLUMNS);
    if (order !== null) expect(['trip', 'nights']).toContain(order.id);
  });

  it.each(['', '-', 'number', '--trip', '__proto__'])('is none for “%s”', (name) => {
    expect(readOrder(name, COLUMNS)).toBeNull();
  });
});
