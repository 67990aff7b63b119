import { ARABIC_TEXT, LONG_TEXT } from '@livery/testkit/texts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { RemovableChip } from './removable-chip.tsx';

export default {
  component: RemovableChip,
  args: { action: 'Remove filter:', children: 'Pool', onRemove: fn() },
} satisfies Meta<typeof RemovableChip>;
type Story = StoryObj<typeof RemovableChip>;

export const Plain: Story = {};

export const LongText: Story = { args: { children: LONG_TEXT } };

export const RightToLeft: Story = { args: { children: ARABIC_TEXT }, globals: { direction: 'rtl' } };
