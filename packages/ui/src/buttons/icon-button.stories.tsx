import type { Meta, StoryObj } from '@storybook/react-vite';
import { X } from 'lucide-react';
import { IconButton } from './icon-button.tsx';

export default { component: IconButton, args: { icon: X, label: 'Close', onClick: () => undefined } } satisfies Meta<
  typeof IconButton
>;
type Story = StoryObj<typeof IconButton>;

export const Plain: Story = {};

export const Disabled: Story = { args: { disabled: true } };

export const Focused: Story = { parameters: { pseudo: { focusVisible: true } } };
