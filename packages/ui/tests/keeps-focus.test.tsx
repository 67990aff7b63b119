import { keepsFocus } from '@livery/ui/keeps-focus';
import { RemovableChip } from '@livery/ui/removable-chip';
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

function Guests() {
  const [guests, setGuests] = useState(['Ada', 'Ben', 'Cleo']);
  return (
    <section>
      <h2 tabIndex={-1}>Guests</h2>
      {guests.length > 0 && (
        <ul>
          {guests.map((name) => (
            <li key={name}>
              <button type="button">{`Edit ${name}`}</button>
              <RemovableChip action="Remove" onRemove={() => setGuests(guests.filter((other) => other !== name))}>
                {name}
              </RemovableChip>
            </li>
          ))}
          <li>
            <button type="button">Add</button>
          </li>
        </ul>
      )}
    </section>
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

it('the same button of the next item has the focus after one is removed, else the previous one, else the heading', async () => {
  render(<Guests />);
  screen.getByRole('button', { name: 'Remove Ben' }).focus();
  const focused: unknown[] = [];
  for (const name of ['Ben', 'Cleo', 'Ada']) {
    await act(async () => fireEvent.click(screen.getByRole('button', { name: `Remove ${name}` })));
    focused.push(document.activeElement?.textContent);
  }
  expect(focused).toEqual(['Remove Cleo', 'Remove Ada', 'Guests']);
});
