import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Stars } from '../src/format/stars.tsx';

it.each([0, 3, 5])('draws %i full stars of five in one picture, and says so in words', (stars) => {
  const label = `${stars} out of 5`;
  const { container } = render(<Stars stars={stars} outOf={5} label={label} />);
  expect(screen.queryByText(label)).not.toBeNull();
  const paths = [...container.querySelectorAll('svg[aria-hidden="true"] path')];
  const drawnLengths = paths.map((path) => (path.getAttribute('d')?.match(/M/g) ?? []).length);
  expect(drawnLengths).toEqual([5 - stars, stars]);
});
