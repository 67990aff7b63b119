import { keepsFocus } from '@livery/ui/keeps-focus';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { expect, it } from 'vitest';

interface Props {
  /** What replaces the button. */
  readonly children: ReactNode;
}

function Part({ children }: Props) {
  const [isLoading, setLoading] = useState(false);
  return (
    <>
      <button type="button">Menu</button>
      <section aria-label="Offers">
        {isLoading ? (
          children
        ) : (
          <p>
            <button ref={keepsFocus} type="button" onClick={() => setLoading(true)}>
              Retry
            </button>
          </p>
        )}
      </section>
    </>
  );
}

async function retry() {
  await act(async () => fireEvent.click(screen.getByText('Retry')));
}

it('what is around a button that goes has its focus then, until it is left', async () => {
  render(<Part>Loading</Part>);
  screen.getByText('Retry').focus();
  await retry();
  const part = screen.getByRole('region', { name: 'Offers' });
  expect(document.activeElement).toBe(part);
  screen.getByText('Menu').focus();
  expect(part.hasAttribute('tabindex')).toBe(false);
});

it('what came instead keeps the focus that it took', async () => {
  render(
    <Part>
      <input aria-label="Name" ref={(field) => field?.focus()} />
    </Part>,
  );
  screen.getByText('Retry').focus();
  await retry();
  expect(document.activeElement).toBe(screen.getByLabelText('Name'));
});

it('a button without the focus moves none when it goes', async () => {
  render(<Part>Loading</Part>);
  screen.getByText('Menu').focus();
  await retry();
  expect(document.activeElement).toBe(screen.getByText('Menu'));
});
