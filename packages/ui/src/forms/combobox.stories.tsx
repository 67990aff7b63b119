import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { userEvent, within } from 'storybook/test';
import { Combobox, type ComboboxItem, type ComboboxState } from './combobox.tsx';

const PLACES: readonly ComboboxItem[] = [
  { id: 'algarve', label: 'Algarve', section: 'Places' },
  { id: 'alfama', label: 'Alfama', hint: 'Lisbon', section: 'Places' },
  { id: 'alma', label: 'Alma Beach Resort', hint: 'Algarve', section: 'Resorts' },
];

function Place({ found, error }: { readonly found: ComboboxState<ComboboxItem>; readonly error?: string }) {
  const [text, setText] = useState('');
  return (
    <Combobox
      label="Where to?"
      placeholder="Place or resort"
      error={error}
      value={text}
      found={text === '' ? { kind: 'idle' } : found}
      onChange={setText}
      onChoose={({ label }) => setText(label)}
    />
  );
}

export default { component: Place, args: { found: { kind: 'ready', items: PLACES } } } satisfies Meta<typeof Place>;
type Story = StoryObj<typeof Place>;

const typed: Story['play'] = async ({ canvasElement }) => {
  await userEvent.type(await within(canvasElement).findByRole('combobox'), 'al');
};

export const Closed: Story = {};
export const Open: Story = { play: typed };
export const Loading: Story = { args: { found: { kind: 'loading' } }, play: typed };
export const Nothing: Story = { args: { found: { kind: 'ready', items: [] } }, play: typed };
export const Failed: Story = { args: { found: { kind: 'failed', reason: 'Too many searches.' } }, play: typed };
export const InError: Story = { args: { error: 'Please choose a place from the suggestions' } };
