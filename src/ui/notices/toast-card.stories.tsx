import type { Meta, StoryObj } from '@storybook/react-vite';
import { LONG_TEXT, UNBROKEN_TEXT } from '../../../.storybook/fixtures.ts';
import { cardWidth } from '../../../.storybook/layout.tsx';
import type { Toast, ToastTone } from '../../application/notices/notices.ts';
import { ToastCard } from './toast-card.tsx';

export default {
  component: ToastCard,
  args: { isHeld: true, onClosed: () => undefined },
  decorators: [cardWidth],
} satisfies Meta<typeof ToastCard>;
type Story = StoryObj<typeof ToastCard>;

export const Success: Story = { args: { toast: toast('success', 'Your booking is on its way.') } };

export const Information: Story = { args: { toast: toast('information', 'Prices are shown in euros from now on.') } };

export const Failure: Story = { args: { toast: toast('failure', 'Failed to fetch suggestions') } };

export const LongText: Story = { args: { toast: toast('failure', LONG_TEXT) } };

export const UnbrokenText: Story = { args: { toast: toast('failure', UNBROKEN_TEXT) } };

function toast(tone: ToastTone, text: string): Toast {
  return { id: text, tone, message: { from: 'server', text } };
}
