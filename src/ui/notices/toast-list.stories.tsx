import type { Meta, StoryObj } from '@storybook/react-vite';
import { LONG_TEXT, UNBROKEN_TEXT } from '../../../.storybook/fixtures.ts';
import type { Toast, ToastTone } from '../../application/notices/create-notices.ts';
import { ToastList } from './toast-list.tsx';

export default { component: ToastList, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof ToastList>;
type Story = StoryObj<typeof ToastList>;

export const Success: Story = { args: { toasts: [toast('success', 'Your booking is on its way.')] } };

export const Information: Story = {
  args: { toasts: [toast('information', 'Prices are shown in euros from now on.')] },
};

export const Failure: Story = { args: { toasts: [toast('failure', 'Failed to fetch suggestions')] } };

export const LongTexts: Story = { args: { toasts: [toast('failure', LONG_TEXT), toast('failure', UNBROKEN_TEXT)] } };

export const Five: Story = { args: { toasts: ['1', '2', '3', '4', '5'].map((text) => toast('failure', text)) } };

function toast(tone: ToastTone, text: string): Toast {
  return { id: text, tone, message: { from: 'server', text } };
}
