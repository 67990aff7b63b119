import { installNativeDialogs } from '@livery/testkit/native-dialogs';
import { Dialog } from '@livery/ui/dialog';
import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';

beforeAll(installNativeDialogs);

/** At the second of three history entries. */
const navigation = Object.assign(new EventTarget(), { currentEntry: { index: 1 } });
beforeEach(() => void vi.stubGlobal('navigation', navigation));
afterEach(() => void vi.unstubAllGlobals());

/** @returns whether the browser navigates */
function go(index: number, { cancelable = true, userInitiated = true, navigationType = 'traverse' } = {}): boolean {
  const event = Object.assign(new Event('navigate', { cancelable }), {
    ...{ navigationType, userInitiated, destination: { index } },
  });
  let goes = true;
  act(() => {
    goes = navigation.dispatchEvent(event);
  });
  return goes;
}

function Open({ name }: { readonly name: string }) {
  const [isOpen, setOpen] = useState(true);
  return (
    isOpen && (
      <Dialog heading={name} onClose={() => setOpen(false)}>
        <p>{name}</p>
      </Dialog>
    )
  );
}

const dialogTexts = () => screen.queryAllByRole('dialog').map((dialog) => dialog.querySelector('p')?.textContent);

it('Back closes the modal on top, one by one, then leaves the page', async () => {
  render(
    <>
      <Open name="Filters" />
      <Open name="Guests" />
    </>,
  );
  expect([go(0), dialogTexts()]).toEqual([false, ['Filters']]);
  expect([go(0), dialogTexts()]).toEqual([false, []]);
  expect(go(0)).toBe(true);
});

it.each([
  ['Forward', 2, {}],
  ['a link', 0, { navigationType: 'push' }],
  ['Back that a script asked for', 0, { userInitiated: false }],
  ['Back that the browser allows no page to stop', 0, { cancelable: false }],
])('%s goes where it leads while a modal is open', (_, index, how) => {
  render(<Open name="Filters" />);
  expect([go(index, how), dialogTexts()]).toEqual([true, ['Filters']]);
});

it('all modals close when the shell follows Back, but not while a guard asks first', async () => {
  render(
    <>
      <Open name="Filters" />
      <Open name="Guests" />
    </>,
  );
  const guard = (event: Event) => event.preventDefault();
  const pop = () => act(async () => void window.dispatchEvent(new Event('livery:pop', { cancelable: true })));
  window.addEventListener('livery:pop', guard);
  await pop();
  expect(dialogTexts()).toEqual(['Filters', 'Guests']);
  window.removeEventListener('livery:pop', guard);
  await pop();
  expect(dialogTexts()).toEqual([]);
});

it('a modal opens where the browser doesn’t know the Navigation API', () => {
  vi.stubGlobal('navigation', undefined);
  render(<Open name="Filters" />);
  expect(dialogTexts()).toEqual(['Filters']);
});
