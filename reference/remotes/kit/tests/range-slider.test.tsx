import { renderInRemote } from '@livery/reference-testing/render-in-remote';
import { RangeSlider } from '@livery/ui/range-slider';
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

async function renderPrices() {
  const releasedValues: unknown[] = [];
  const { container } = await renderInRemote(
    <RangeSlider
      leastLabel="From"
      mostLabel="Up to"
      value={{ least: 20, most: 80 }}
      min={10}
      max={100}
      inWords={(value) => `USD ${value}`}
      onRelease={(range) => releasedValues.push(range)}
    />,
  );
  const thumb = (name: string) => screen.getByRole<HTMLInputElement>('slider', { name });
  return { released: releasedValues, container, thumb };
}

describe('a slider for a range', () => {
  it('says both ends in words, on the page and aloud', async () => {
    const { container, thumb } = await renderPrices();
    expect(container.textContent).toBe('USD 20USD 80');
    expect([thumb('From'), thumb('Up to')].map((one) => one.getAttribute('aria-valuetext'))).toEqual([
      'USD 20',
      'USD 80',
    ]);
  });

  it('reports a range once it has changed', async () => {
    const { released, container, thumb } = await renderPrices();
    fireEvent.input(thumb('Up to'), { target: { value: '70' } });
    expect([container.textContent, released]).toEqual(['USD 20USD 70', []]);
    fireEvent.input(thumb('Up to'), { target: { value: '60' } });
    thumb('Up to').dispatchEvent(new Event('change', { bubbles: true }));
    expect([container.textContent, thumb('Up to').getAttribute('aria-valuetext')]).toEqual(['USD 20USD 60', 'USD 60']);
    expect(released.at(-1)).toEqual({ least: 20, most: 60 });
  });

  it('moves the nearer end to where the line is clicked', async () => {
    const { released, container } = await renderPrices();
    const line = container.querySelector('input')?.parentElement as HTMLElement;
    Object.assign(line, { getBoundingClientRect: () => ({ left: 100, width: 90 }) });
    fireEvent.click(line, { clientX: 105 });
    fireEvent.click(line, { clientX: 180 });
    line.style.direction = 'rtl';
    fireEvent.click(line, { clientX: 185 });
    expect(released).toEqual([
      { least: 15, most: 80 },
      { least: 20, most: 90 },
      { least: 15, most: 80 },
    ]);
  });

  it('lets no end pass the other', async () => {
    const { released, thumb } = await renderPrices();
    fireEvent.input(thumb('From'), { target: { value: '95' } });
    thumb('From').dispatchEvent(new Event('change', { bubbles: true }));
    expect(released).toEqual([{ least: 80, most: 80 }]);
  });
});
