// @vitest-environment jsdom

import { RangeWords, rangeText } from '@livery/ui/range-words';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';

it('a range has two ends, and the separator between them', () => {
  const { container } = render(<RangeWords words={['Feb 03, 2026', 'Feb 04, 2026']} />);
  expect(container.textContent).toBe('Feb 03, 2026 | Feb 04, 2026');
  expect(rangeText(['Feb 03, 2026', 'Feb 04, 2026'])).toBe('Feb 03, 2026 | Feb 04, 2026');
});

it('a name that has the separator in it stays whole', () => {
  const { container } = render(<RangeWords words="Bar | Grill" />);
  expect(container.innerHTML).toBe('<bdi>Bar | Grill</bdi>');
});
