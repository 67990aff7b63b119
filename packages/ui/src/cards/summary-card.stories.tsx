import { LONG_TEXT } from '@livery/testkit/texts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { SummaryCard } from './summary-card.tsx';

export default {
  component: SummaryCard,
  args: { heading: 'Your booking', brief: '$408.18', children: <p>{LONG_TEXT}</p> },
} satisfies Meta<typeof SummaryCard>;
type Story = StoryObj<typeof SummaryCard>;

export const Wide: Story = {};

export const Phone: Story = { globals: { viewport: { value: 'w390' } } };

export const LongTexts: Story = { args: { heading: LONG_TEXT }, globals: { viewport: { value: 'w390' } } };
