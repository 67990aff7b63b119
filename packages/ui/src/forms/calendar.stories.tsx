import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Calendar, RangeCalendar } from './calendar.tsx';

export default {
  component: Calendar,
  args: { value: '2026-11-24', min: '2026-11-23', onChange: fn() },
} satisfies Meta<typeof Calendar>;
type Story = StoryObj<typeof Calendar>;

export const OneDay: Story = {};
export const NoneChosen: Story = { args: { value: '' } };
export const Range: Story = {
  render: () => (
    <RangeCalendar from="2026-11-24" until="2026-12-02" min="2026-11-23" least={1} most={30} onChange={fn()} />
  ),
};
