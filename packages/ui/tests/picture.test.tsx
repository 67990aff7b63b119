// @vitest-environment jsdom

import { runCount } from '@livery/testkit/runs';
import { Picture } from '@livery/ui/picture';
import { type PictureDetails, pictureSrcSet, placeholderColour } from '@livery/ui/picture-source';
import { fireEvent, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const POOL: PictureDetails = {
  url: 'https://cdn.example/pool.jpg',
  colour: '#2A7f9e',
  sizes: [
    { url: 'https://cdn.example/pool-320.jpg', width: 320 },
    { url: '/pool-1280.jpg', width: 1280 },
  ],
};

const image = () => screen.getByRole<HTMLImageElement>('img');

describe('a picture', () => {
  it('offers its widths, and says how wide it is shown', () => {
    render(<Picture source={POOL} alt="Pool" width={480} height={360} />);
    expect(image().srcset).toBe('https://cdn.example/pool-320.jpg 320w, /pool-1280.jpg 1280w');
    expect(image().sizes).toBe('(width < 480px) 100vw, 480px');
    expect(image().getAttribute('src')).toBe('https://cdn.example/pool.jpg');
  });

  it('is one address where that is all the platform tells', () => {
    render(<Picture source="/pool.jpg" alt="Pool" />);
    expect(image().hasAttribute('srcset')).toBe(false);
    expect(image().hasAttribute('sizes')).toBe(false);
  });

  it('has its colour behind it until it has loaded, and none after', () => {
    render(<Picture source={POOL} alt="Pool" />);
    expect(image().style.backgroundColor).toBe('rgb(42, 127, 158)');
    fireEvent.load(image());
    expect(image().style.backgroundColor).toBe('');
  });

  it('becomes a drawing where it can\u2019t be loaded', () => {
    render(<Picture source={POOL} alt="Pool" />);
    fireEvent.error(image());
    expect(screen.queryByRole('img')).toBeNull();
  });
});

describe('the details of a picture', () => {
  it.each(['red', '#fff', '#12345', '#1234567', 'url(https://evil.example)', '#12345g', 'var(--x)', ' #2a7f9e'])(
    'give no colour with %j',
    (colour) => expect(placeholderColour({ ...POOL, colour })).toBeUndefined(),
  );

  it.each([
    ['javascript:alert(1)', 320],
    ['//cdn.example/a.jpg', 320],
    ['/a.jpg, /b.jpg', 320],
    ['/a b.jpg', 320],
    ['/a.jpg', 0],
    ['/a.jpg', 1.5],
    ['/a.jpg', 1e21],
    ['/a.jpg', null],
  ])('give no width with %j at %j', (url, width) => {
    expect(pictureSrcSet({ ...POOL, sizes: [{ url, width }] })).toBeUndefined();
  });

  it('give a list of safe addresses, whatever is sent', () => {
    const size = fc.record({ url: fc.oneof(fc.string(), fc.webUrl()), width: fc.oneof(fc.double(), fc.constant(640)) });
    fc.assert(
      fc.property(fc.array(size, { maxLength: 12 }), (sizes) => {
        for (const candidate of (pictureSrcSet({ ...POOL, sizes }) ?? '').split(', ').filter((one) => one !== '')) {
          expect(candidate).toMatch(/^(https?:|\/)[^\s,]* \d+w$/i);
        }
      }),
      { numRuns: runCount(40) },
    );
  });
});
