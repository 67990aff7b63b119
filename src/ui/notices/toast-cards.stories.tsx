import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Toast } from '../../application/notices/notices.ts';
import { DEFAULT_MESSAGE } from '../../domain/notices/default-message.ts';
import { ToastCards } from './toast-cards.tsx';

const TOAST: Toast = { id: 'one', tone: 'failure', message: DEFAULT_MESSAGE };

export default {
  component: ToastCards,
  parameters: { layout: 'fullscreen' },
  args: { isHeld: true, onClosed: () => undefined },
} satisfies Meta<typeof ToastCards>;
type Story = StoryObj<typeof ToastCards>;

export const One: Story = { args: { toasts: [TOAST] } };

export const Five: Story = { args: { toasts: ['a', 'b', 'c', 'd', 'e'].map((id) => ({ ...TOAST, id })) } };
