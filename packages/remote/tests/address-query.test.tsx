import { useAddressQuery } from '@livery/remote';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { type Navigator, Router } from 'react-router-dom';
import { expect, it } from 'vitest';

function Filters() {
  const { read, open } = useAddressQuery();
  return ['pool', 'spa'].map((name) => (
    <input
      key={name}
      type="checkbox"
      aria-label={name}
      checked={read(name) === '1'}
      onChange={({ target }) => open({ [name]: target.checked ? 1 : null })}
    />
  ));
}

/** Under a router that gets an address only when the test says so. */
function renderSwitches(address: string) {
  const openedPaths: string[] = [];
  const navigator: Navigator = {
    createHref: String,
    go: () => undefined,
    replace: () => undefined,
    push: (to) => void openedPaths.push(typeof to === 'string' ? to : `${to.pathname}${to.search}`),
  };
  const routerAt = (location: string) => (
    <Router navigator={navigator} location={location}>
      <Filters />
    </Router>
  );
  const { rerender } = render(routerAt(address));
  return { opened: openedPaths, arriveAt: (location: string) => rerender(routerAt(location)) };
}

const tickedNames = () => ['pool', 'spa'].map((name) => screen.getByLabelText<HTMLInputElement>(name).checked);
const tick = (name: string) => fireEvent.click(screen.getByLabelText(name));

it('a filter is ticked at once, though the page has its address later, and two in a row are both kept', () => {
  const { opened, arriveAt } = renderSwitches('/hotels?sort=price');
  tick('pool');
  expect(tickedNames()).toEqual([true, false]);
  tick('spa');
  expect(tickedNames()).toEqual([true, true]);
  expect(opened).toEqual(['/hotels?sort=price&pool=1', '/hotels?sort=price&pool=1&spa=1']);
  arriveAt('/hotels?sort=price&pool=1&spa=1');
  expect(tickedNames()).toEqual([true, true]);
});

it('Back unticks it, as often as it is ticked', () => {
  const { arriveAt } = renderSwitches('/hotels');
  for (const name of ['pool', 'spa', 'pool']) {
    tick(name);
    arriveAt(`/hotels?${name}=1`);
    expect(tickedNames()).toEqual([name === 'pool', name === 'spa']);
    arriveAt('/hotels');
    expect(tickedNames()).toEqual([false, false]);
  }
});

it('Back unticks it, too, where it comes before the page has the address', () => {
  renderSwitches('/hotels');
  tick('pool');
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
  expect(tickedNames()).toEqual([false, false]);
});
