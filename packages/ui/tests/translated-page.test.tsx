// @vitest-environment jsdom

import { translatePage } from '@livery/testkit/translate-page';
import { Button } from '@livery/ui/button';
import { CheckBox } from '@livery/ui/check-box';
import { FieldError } from '@livery/ui/field';
import { RangeWords } from '@livery/ui/range-words';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

it('a button that is busy, and then not, keeps its words where the browser translated them', () => {
  const { container, rerender } = render(<Button>Save</Button>);
  translatePage(container);
  rerender(<Button busy>Save</Button>);
  expect(screen.getByRole('button').textContent).toContain('«Save»');
  rerender(<Button>Saved</Button>);
  expect(screen.getByRole('button').textContent).toBe('Saved');
});

it('a field whose hint comes and goes stays whole', () => {
  const field = (label: string, hint?: string) => (
    <CheckBox label={label} {...(hint === undefined ? {} : { hint })} value={false} onChange={() => undefined} />
  );
  const { container, rerender } = render(field('Breakfast'));
  translatePage(container);
  rerender(field('Breakfast', 'For two'));
  expect(container.textContent).toBe('«Breakfast»For two');
  rerender(field('Dinner'));
  expect(container.textContent).toBe('Dinner');
});

it('a range, and what is wrong with a field, say what they are now', () => {
  const range = (end: string) => <RangeWords words={['Dec 04, 2026', end]} />;
  const { container, rerender } = render(range('Dec 05, 2026'));
  translatePage(container);
  rerender(range('Dec 07, 2026'));
  expect(container.textContent).toBe('«Dec 04, 2026»« | »Dec 07, 2026');

  rerender(<FieldError id="name" error="Please fill this in" />);
  translatePage(container);
  rerender(<FieldError id="name" error="Too long" />);
  expect(container.textContent).toBe('Too long');
});
