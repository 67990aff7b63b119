// @vitest-environment jsdom

import { TextField } from '@livery/ui/text-field';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { ARIA_MODULE, type Aria } from '../src/aria/load-aria.ts';
import { SortableList } from '../src/lists/sortable-list.tsx';

/** Renders another element for each item than the browser's list does. */
const LOADED_ARIA: Partial<Aria> = {
  AriaSortableList: ({ items, children }) => <div data-testid="loaded">{items.map((item) => children(item))}</div>,
};

afterEach(() => vi.restoreAllMocks());

function Notes() {
  const [note, setNote] = useState('');
  return (
    <SortableList label="Offers" items={[{ id: 'a', name: 'Hotel' }]} onMove={() => undefined}>
      {() => <TextField key="a" label="Note" value={note} onChange={setNote} />}
    </SortableList>
  );
}

it('a note that is begun while the list is loaded is typed to its end', async () => {
  let arrive: (aria: Aria) => void = () => undefined;
  vi.spyOn(ARIA_MODULE, 'loaded').mockReturnValue(undefined);
  vi.spyOn(ARIA_MODULE, 'load').mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  render(<Notes />);
  await userEvent.click(screen.getByLabelText('Note'));
  await act(async () => arrive(LOADED_ARIA as Aria));
  await userEvent.keyboard('A quiet room');
  expect(screen.getByLabelText<HTMLInputElement>('Note').value).toBe('A quiet room');
  await userEvent.click(document.body);
  expect(screen.getByTestId('loaded')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Note').value).toBe('A quiet room');
});
