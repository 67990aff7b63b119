import type { Meta, StoryObj } from '@storybook/react-vite';
import { Check, Link2, Plus } from 'lucide-react';
import { RoundButton } from './round-button.tsx';

export default {
  component: RoundButton,
  args: { icon: Link2, label: 'Create a deal link: Hotel Harbour', onClick: () => undefined },
} satisfies Meta<typeof RoundButton>;
type Story = StoryObj<typeof RoundButton>;

export const Action: Story = {};

export const NotPressed: Story = { args: { icon: Plus, label: 'Add to proposal: Hotel Harbour', pressed: false } };

export const Pressed: Story = { args: { icon: Check, label: 'Add to proposal: Hotel Harbour', pressed: true } };

export const Focused: Story = { parameters: { pseudo: { focusVisible: 'button' } } };
