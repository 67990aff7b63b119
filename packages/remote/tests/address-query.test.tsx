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
function show(address: string) {
  const opened: string[] = [];
  const navigator: Navigator = {
    createHref: String,
    go: () => undefined,
    replace: () => undefined,
    push: (to) => void opened.push(typeof to === 'string' ? to : `${to.pathname}${to.search}`),
  };
  const at = (location: string) => (
    <Router navigator={navigator} location={location}>
      <Filters />
    </Router>
  );
  const { rerender } = render(at(address));
  return { opened, arriveAt: (location: string) => rerender(at(location)) };
}

const ticked = () => ['pool', 'spa'].map((name) => screen.getByLabelText<HTMLInputElement>(name).checked);
const tick = (name: string) => fireEvent.click(screen.getByLabelText(name));

it('a filter is ticked at once, though the page has its address later, and two in a row are both kept', () => {
  const { opened, arriveAt } = show('/hotels?sort=price');
  tick('pool');
  expect(ticked()).toEqual([true, false]);
  tick('spa');
  expect(ticked()).toEqual([true, true]);
  expect(opened).toEqual(['/hotels?sort=price&pool=1', '/hotels?sort=price&pool=1&spa=1']);
  arriveAt('/hotels?sort=price&pool=1&spa=1');
  expect(ticked()).toEqual([true, true]);
});

it('Back unticks it, as often as it is ticked', () => {
  const { arriveAt } = show('/hotels');
  for (const name of ['pool', 'spa', 'pool']) {
    tick(name);
    arriveAt(`/hotels?${name}=1`);
    expect(ticked()).toEqual([name === 'pool', name === 'spa']);
    arriveAt('/hotels');
    expect(ticked()).toEqual([false, false]);
  }
});

it('Back unticks it, too, where it comes before the page has the address', () => {
  show('/hotels');
  tick('pool');
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
  expect(ticked()).toEqual([false, false]);
});
