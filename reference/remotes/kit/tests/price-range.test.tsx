import { renderInRemote } from '@livery/reference-testing/render-in-remote';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { PriceRange } from '../search/price-range.tsx';

type Props = Parameters<typeof PriceRange>[0];

const onChange = vi.fn<Props['onChange']>();
const renderPriceRange = (value: Props['value'], prices: readonly number[] = [10.5, 40, 99.2]) =>
  renderInRemote(
    <PriceRange
      {...{ label: 'Price', leastLabel: 'From', mostLabel: 'Up to', currency: 'USD' }}
      names={{ least: 'least', most: 'most' }}
      {...{ prices, matching: prices, value, onChange }}
    />,
  );

const sliderValues = () => screen.getAllByRole<HTMLInputElement>('slider').map(({ value }) => value);

function move(name: string, to: number) {
  const end = screen.getByRole('slider', { name });
  fireEvent.input(end, { target: { value: String(to) } });
  end.dispatchEvent(new Event('change', { bubbles: true }));
  return onChange.mock.lastCall;
}

it('a range of prices has all of them, and an end that leaves out none is no limit', async () => {
  await renderPriceRange({ least: null, most: 60 });
  expect(sliderValues()).toEqual(['10', '60']);
  expect([move('From', 20), move('Up to', 100)]).toEqual([
    [20, 60],
    [20, null],
  ]);
  expect([move('From', 10)]).toEqual([[null, null]]);
});

it('a range of prices keeps to what there is, wherever the address limits it', async () => {
  await renderPriceRange({ least: 5000, most: 1 });
  expect(sliderValues()).toEqual(['100', '100']);
});

it.each([[[]], [[40, 40.9]]])('there is no range of the prices %j', async (prices) => {
  await renderPriceRange({ least: null, most: null }, prices);
  expect(screen.queryByRole('slider')).toBeNull();
});

it('has fields for a form, for pages without JavaScript, that are empty without a limit', async () => {
  const { container } = await renderPriceRange({ least: null, most: 60 });
  const fields = [...container.querySelectorAll<HTMLInputElement>('input[type=number]')];
  expect(fields.map(({ name, value, placeholder }) => [name, value, placeholder])).toEqual([
    ['least', '', '10'],
    ['most', '60', '100'],
  ]);
});
