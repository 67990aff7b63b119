import { renderInRemote } from '@livery/reference-testing/render-in-remote';
import { SearchPanel } from '@livery/remote';
import { CheckBox, FieldGroup } from '@livery/ui/check-box';
import { Slider } from '@livery/ui/slider';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Clock, Headset } from 'lucide-react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { FilterChips } from '../search/filter-chips.tsx';
import { FilterPanel } from '../search/filter-panel.tsx';
import { NothingMatches } from '../search/nothing-matches.tsx';
import { ResultsBar } from '../search/results-bar.tsx';
import { SearchPage } from '../search/search-page.tsx';

it('a page to search on has its form first, then what is promised, each below a heading', async () => {
  const promises = [
    { icon: Clock, title: 'Held for you', text: 'Ten minutes long.' },
    { icon: Headset, title: 'Help', text: 'Day and night.' },
  ];
  const { actions, container } = await renderInRemote(
    <SearchPage title="Hotels" lead="Where to?" promises={promises}>
      <button type="submit">Search</button>
    </SearchPage>,
  );
  expect(actions).toEqual([['titlePage', 'Hotels']]);
  expect(container.textContent).toBe('HotelsWhere to?SearchHeld for youTen minutes long.HelpDay and night.');
  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
    'Held for you',
    'Help',
  ]);
});

describe('the search panel of the shell', () => {
  it('is shown in the page, as the page wants it, and goes with it', async () => {
    const { actions, context, pending } = await renderInRemote(<SearchPanel service="cars" form="summary" />);
    expect(actions).toEqual([['searchPanel', { service: 'cars', form: 'summary' }]]);
    expect(pending()).toContain('search panel');
    cleanup();
    expect(pending()).not.toContain('search panel');
    expect(context.contract).toBe('1.6');
  });
});

describe('the bar above results', () => {
  const ORDERS = [
    { value: 'recommended', label: 'Recommended' },
    { value: 'best', label: 'Best rated' },
  ];

  it('shows how many there are, and writes another order to the address, but not the default one', async () => {
    const at = '/booknow/hotels/search?place=Lisbon';
    const { actions } = await renderInRemote(<ResultsBar found="3 hotels" order="recommended" orders={ORDERS} />, {
      at,
    });
    expect(screen.getByRole('status').textContent).toBe('3 hotels');
    fireEvent.click(screen.getByRole('radio', { name: 'Best rated' }));
    cleanup();
    const again = await renderInRemote(<ResultsBar found="" order="best" orders={ORDERS} />, { at: `${at}&sort=best` });
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Best rated' }).checked).toBe(true);
    fireEvent.click(screen.getByRole('radio', { name: 'Recommended' }));
    expect([...actions, ...again.actions]).toEqual([
      ['navigate', `${at}&sort=best`],
      ['navigate', at],
    ]);
  });

  it('offers no order where there is only one', async () => {
    await renderInRemote(<ResultsBar found="3 hotels" order="recommended" orders={ORDERS.slice(0, 1)} />);
    expect(screen.queryByRole('radio')).toBeNull();
  });
});

function RemovableFilters() {
  const [labels, setLabels] = useState(['Bar', 'Pool', 'Spa']);
  return (
    <div>
      <ResultsBar found="3 hotels" order="" orders={[]} />
      <FilterChips
        filters={labels.map((label) => ({
          id: label,
          label,
          onRemove: () => setLabels(labels.filter((other) => other !== label)),
        }))}
        onClear={() => setLabels([])}
      />
    </div>
  );
}

describe('the filters of results', () => {
  it('open on a phone over the whole screen, which says how many results they leave, and close again', async () => {
    const { actions } = await renderInRemote(
      <FilterPanel count={2} found="37 hotels" cleared={{ 'f-meals': null }} names={['f-meals']}>
        <FieldGroup label="Meals">
          <CheckBox label="Breakfast" value onChange={vi.fn()} />
        </FieldGroup>
      </FilterPanel>,
      { at: '/booknow/hotels/search?place=Lisbon&f-meals=breakfast' },
    );
    const panel = screen.getByRole('region', { name: 'Filters' });
    expect(within(panel).getByRole('group', { name: 'Meals' }).textContent).toBe('MealsBreakfast');
    fireEvent.click(within(panel).getByRole('button', { name: 'Filters: 2 selected' }));
    const sheet = screen.getByRole('dialog', { name: 'Filters' });
    expect(within(sheet).getByRole('group', { name: 'Meals' })).toBe(screen.getByRole('group', { name: 'Meals' }));
    fireEvent.click(within(sheet).getByRole('button', { name: 'Clear all filters' }));
    expect(actions).toEqual([['navigate', '/booknow/hotels/search?place=Lisbon']]);
    fireEvent.click(within(sheet).getByRole('button', { name: 'Show 37 hotels' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(within(panel).getByRole('group', { name: 'Meals' })).toBeTruthy();
  });

  it('need no clearing where none is chosen; without JavaScript a button applies them', async () => {
    await renderInRemote(
      <FilterPanel count={0} found="37 hotels" cleared={{}} names={[]}>
        nothing
      </FilterPanel>,
    );
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Filters', 'Apply']);
  });

  it('are removed one by one as chips, or all at once; there are no chips without filters', async () => {
    const [removed, cleared] = [vi.fn(), vi.fn()];
    const filters = [{ id: 'pool', label: 'Pool', onRemove: removed }];
    await renderInRemote(<FilterChips filters={filters} onClear={cleared} />);
    expect(screen.getByRole('list', { name: 'Active filters' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Remove filter: Pool' }));
    fireEvent.click(screen.getByRole('button', { name: 'Clear all filters' }));
    expect([removed.mock.calls.length, cleared.mock.calls.length]).toEqual([1, 1]);
    cleanup();
    const none = await renderInRemote(<FilterChips filters={[]} onClear={cleared} />);
    expect(none.container.textContent).toBe('');
  });

  it('leave the focus on the next chip when one is removed, else on the previous one, else on the number of results', async () => {
    await renderInRemote(<RemovableFilters />);
    const focused: unknown[] = [];
    for (const label of ['Pool', 'Spa', 'Bar']) {
      const chip = screen.getByRole('button', { name: `Remove filter: ${label}` });
      chip.focus();
      await act(async () => fireEvent.click(chip));
      focused.push(document.activeElement?.textContent);
    }
    expect(focused).toEqual(['Remove filter: Spa', 'Remove filter: Bar', '3 hotels']);
  });

  it('that leave nothing are named, with what is there without one of them', async () => {
    await renderInRemote(
      <NothingMatches
        removals={[{ filter: 'Pool', found: '12 hotels', to: '/hotels?f-stars=4' }]}
        clearedAt="/hotels"
      />,
    );
    expect(screen.getByRole('heading', { name: 'Nothing matches all your filters' })).toBeTruthy();
    const without = screen.getByRole('link', { name: /^Without “\u2068Pool\u2069”: 12 hotels$/ });
    const cleared = screen.getByRole('link', { name: 'Clear all filters' });
    expect([without, cleared].map((link) => link.getAttribute('href'))).toEqual(['/hotels?f-stars=4', '/hotels']);
  });
});

describe('a slider', () => {
  it('shows its value while it moves, and reports it on release if it changed', async () => {
    const settled = vi.fn();
    await renderInRemote(
      <Slider
        heading="Price"
        label="Up to"
        value={90}
        min={10}
        max={100}
        inWords={(value) => `USD ${value}`}
        onRelease={settled}
      />,
    );
    const slider = screen.getByRole('slider', { name: /^Price ?Up to USD 90$/ });
    fireEvent.pointerUp(slider);
    fireEvent.change(slider, { target: { value: '40' } });
    expect([slider.getAttribute('aria-valuetext'), settled.mock.calls.length]).toEqual(['USD 40', 0]);
    fireEvent.pointerUp(slider);
    expect(settled.mock.calls).toEqual([[40]]);
  });
});
