import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import styles from '../forms/date-field.module.css';
import { AriaScope } from './aria-scope.tsx';
import { DayCalendar, DayRangeCalendar } from './calendars.tsx';
import { parseCalendarDate } from './plain-days.ts';

export default {
  component: DayCalendar,
  args: {
    classes: styles,
    value: parseCalendarDate('2026-11-24'),
    min: parseCalendarDate('2026-11-23'),
    max: null,
    onChange: fn(),
  },
  render: (args, { globals }) => (
    <AriaScope language={globals['language']}>
      <DayCalendar {...args} />
    </AriaScope>
  ),
} satisfies Meta<typeof DayCalendar>;
type Story = StoryObj<typeof DayCalendar>;

export const OneDay: Story = {};
export const NoneChosen: Story = { args: { value: null } };
export const Range: Story = {
  render: ({ classes, min, max }, { globals }) => (
    <AriaScope language={globals['language']}>
      <DayRangeCalendar
        classes={classes}
        min={min}
        max={max}
        from="2026-11-24"
        until="2026-11-28"
        least={1}
        onChange={fn()}
      />
    </AriaScope>
  ),
};
