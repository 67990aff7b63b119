// @vitest-environment jsdom

import { Button } from '@livery/ui/button';
import { CheckBox } from '@livery/ui/check-box';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

/** As browsers do that translate a page: each text is replaced by an element of theirs. */
function translate(root: Element): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode() !== null) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const element = document.createElement('font');
    element.textContent = `«${text.data}»`;
    text.replaceWith(element);
  }
}

it('a button that is busy, and then not, keeps its words where the browser translated them', () => {
  const { container, rerender } = render(<Button>Save</Button>);
  translate(container);
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
  translate(container);
  rerender(field('Breakfast', 'For two'));
  expect(container.textContent).toBe('«Breakfast»For two');
  rerender(field('Dinner'));
  expect(container.textContent).toBe('Dinner');
});
