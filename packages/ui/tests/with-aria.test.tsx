// @vitest-environment jsdom

import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import type { Aria } from '../src/aria/load-aria.ts';
import { WithAria } from '../src/aria/with-aria.tsx';

/** Shared components that arrive when the test says so. */
function heldBack() {
  let arrive: () => void = () => undefined;
  const ariaPromise = new Promise<Aria>((resolve) => {
    arrive = () => resolve({} as Aria);
  });
  return { module: { load: () => ariaPromise, loaded: () => undefined }, arrive: () => act(async () => arrive()) };
}

function renderNative(native: ReactNode, options: { readonly goesOn?: boolean; readonly takesFocus?: boolean } = {}) {
  const { module, arrive } = heldBack();
  render(
    <>
      <WithAria native={native} module={module} {...options}>
        {(_aria, { autoFocus }) => (
          // Another element than the native one.
          <div>
            {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- As the components do. */}
            <input aria-label="loaded" defaultValue="Lison" autoFocus={autoFocus} />
          </div>
        )}
      </WithAria>
      <button type="button">Next</button>
    </>,
  );
  return arrive;
}

it.each(['date', 'number'])(
  'a field of the browser for a %s that is being typed into is replaced once it is left',
  async (type) => {
    const arrive = renderNative(<input aria-label="native" type={type} />);
    const native = screen.getByLabelText('native');
    native.focus();
    fireEvent.keyDown(native, { key: '1' });
    await arrive();
    expect(document.activeElement).toBe(native);
    act(() => screen.getByRole('button').focus());
    expect(screen.queryByLabelText('native')).toBeNull();
    expect(screen.getByLabelText('loaded')).not.toBe(document.activeElement);
  },
);

it('the end of a slider that is being dragged is replaced once it is left', async () => {
  const arrive = renderNative(<input aria-label="native" type="range" />);
  const native = screen.getByLabelText('native');
  native.focus();
  fireEvent.pointerDown(native, { pointerType: 'mouse' });
  await arrive();
  expect(document.activeElement).toBe(native);
});

it('a field that only has the focus is replaced at once, and passes the focus on', async () => {
  const arrive = renderNative(<input aria-label="native" type="number" />);
  screen.getByLabelText('native').focus();
  await arrive();
  expect(document.activeElement).toBe(screen.getByLabelText('loaded'));
});

it('a text that is being typed goes on at its caret', async () => {
  const arrive = renderNative(<input aria-label="native" defaultValue="Lison" />, { goesOn: true });
  const native = screen.getByLabelText<HTMLInputElement>('native');
  native.focus();
  fireEvent.keyDown(native, { key: 's' });
  native.setSelectionRange(3, 3);
  await arrive();
  const loadedElement = screen.getByLabelText<HTMLInputElement>('loaded');
  expect(document.activeElement).toBe(loadedElement);
  expect([loadedElement.selectionStart, loadedElement.selectionEnd]).toEqual([3, 3]);
});

it('what only has the focus is replaced once it is left, where the component would not pass the focus on', async () => {
  const arrive = renderNative(<textarea aria-label="native" />, { takesFocus: false });
  const native = screen.getByLabelText('native');
  native.focus();
  await arrive();
  expect(document.activeElement).toBe(native);
  act(() => screen.getByRole('button').focus());
  expect(screen.queryByLabelText('native')).toBeNull();
});

it('a text that is kept when its field is left is kept before the field is replaced', async () => {
  const keptTexts: string[] = [];
  const arrive = renderNative(<textarea aria-label="native" onBlur={({ target }) => keptTexts.push(target.value)} />);
  const native = screen.getByLabelText<HTMLTextAreaElement>('native');
  native.focus();
  fireEvent.input(native, { target: { value: 'A quiet room' } });
  await arrive();
  act(() => screen.getByRole('button').focus());
  expect([screen.queryByLabelText('native'), keptTexts]).toEqual([null, ['A quiet room']]);
});
