import type { Meta, StoryObj } from '@storybook/react-vite';
import { ConfirmDialog } from './confirm-dialog.tsx';

export default {
  component: ConfirmDialog,
  parameters: { layout: 'fullscreen' },
  args: {
    heading: 'Send the application?',
    confirm: 'Send',
    children: <p>We answer within two days.</p>,
    onConfirm: () => undefined,
    onClose: () => undefined,
  },
} satisfies Meta<typeof ConfirmDialog>;
type Story = StoryObj<typeof ConfirmDialog>;

export const Plain: Story = {};

export const Danger: Story = { args: { danger: true, confirm: 'Cancel the trip' } };

export const Busy: Story = { args: { busy: true } };
