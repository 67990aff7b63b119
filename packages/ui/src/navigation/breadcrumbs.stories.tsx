import { LONG_TEXT } from '@livery/testkit/texts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumbs } from './breadcrumbs.tsx';

export default {
  component: Breadcrumbs,
  args: { trail: [{ label: 'Home', to: '/' }, { label: 'Hotels', to: '/hotels' }, { label: 'Harbour' }] },
} satisfies Meta<typeof Breadcrumbs>;
type Story = StoryObj<typeof Breadcrumbs>;

export const Parents: Story = {};

export const CurrentPageOnly: Story = { args: { trail: [{ label: 'Lisbon' }] } };

export const LongLabels: Story = { args: { trail: [{ label: LONG_TEXT, to: '/' }, { label: LONG_TEXT }] } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
