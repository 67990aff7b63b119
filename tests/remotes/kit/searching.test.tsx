import { SearchPanel } from '@livery/remote';
import { CheckBox, FieldGroup } from '@livery/ui/check-box';
import { Slider } from '@livery/ui/slider';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { Clock, Headset } from 'lucide-react';
import { describe, expect, it, vi } from 'vitest';
import { FilterPanel } from '../../../remotes/kit/search/filter-panel.tsx';
import { ResultsBar } from '../../../remotes/kit/search/results-bar.tsx';
import { SearchPage } from '../../../remotes/kit/search/search-page.tsx';
import { renderInRemote } from '../support/render-in-remote.tsx';

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
    expect(context.contract).toBe('1.3');
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
    const select = screen.getByLabelText('Sort by');
    fireEvent.change(select, { target: { value: 'best' } });
    cleanup();
    const again = await renderInRemote(<ResultsBar found="" order="best" orders={ORDERS} />, { at: `${at}&sort=best` });
    fireEvent.change(screen.getByLabelText('Sort by'), { target: { value: 'recommended' } });
    expect([...actions, ...again.actions]).toEqual([
      ['navigate', `${at}&sort=best`, 'replace'],
      ['navigate', at, 'replace'],
    ]);
  });

  it('offers no order where there is only one', async () => {
    await renderInRemote(<ResultsBar found="3 hotels" order="recommended" orders={ORDERS.slice(0, 1)} />);
    expect(screen.queryByRole('combobox')).toBeNull();
  });
});

describe('the filters of results', () => {
  it('open and close on a phone, and show how many are chosen', async () => {
    const cleared = vi.fn();
    await renderInRemote(
      <FilterPanel count={2} onClear={cleared}>
        <FieldGroup label="Meals">
          <CheckBox label="Breakfast" value onChange={vi.fn()} />
        </FieldGroup>
      </FilterPanel>,
    );
    const panel = screen.getByRole('region', { name: 'Filters' });
    expect(within(panel).getByRole('group', { name: 'Meals' }).textContent).toBe('MealsBreakfast');
    fireEvent.click(within(panel).getByRole('button', { name: 'Filters: 2 selected', expanded: false }));
    expect([panel.dataset['open'], within(panel).queryByRole('button', { expanded: true }) === null]).toEqual([
      '',
      false,
    ]);
    fireEvent.click(within(panel).getByRole('button', { name: 'Clear all filters' }));
    expect(cleared).toHaveBeenCalledOnce();
  });

  it('need no clearing where none is chosen', async () => {
    await renderInRemote(
      <FilterPanel count={0} onClear={vi.fn()}>
        nothing
      </FilterPanel>,
    );
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Filters']);
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
