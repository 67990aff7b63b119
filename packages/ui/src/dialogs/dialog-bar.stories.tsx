import { ARABIC_TEXT, LONG_TEXT } from '@livery/testkit/texts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { DialogBar } from './dialog-bar.tsx';

export default {
  component: DialogBar,
  args: { id: 'heading', heading: 'Menu', onClose: () => undefined },
} satisfies Meta<typeof DialogBar>;
type Story = StoryObj<typeof DialogBar>;

export const Plain: Story = {};

export const LongHeading: Story = { args: { heading: LONG_TEXT } };

export const RightToLeft: Story = { args: { heading: ARABIC_TEXT }, globals: { direction: 'rtl' } };
