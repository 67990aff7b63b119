import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import styles from '../forms/date-field.module.css';
import { AriaScope } from './aria-scope.tsx';
import { DayCalendar } from './calendars.tsx';
import { parseCalendarDate } from './plain-days.ts';

const calendar = (
  <DayCalendar classes={styles} value={parseCalendarDate('2026-11-24')} min={null} max={null} onChange={fn()} />
);

export default { component: AriaScope, args: { language: 'en', children: calendar } } satisfies Meta<typeof AriaScope>;
type Story = StoryObj<typeof AriaScope>;

export const English: Story = {};
export const Arabic: Story = {
  args: {
    language: 'ar',
    children: (
      <div lang="ar" dir="rtl">
        {calendar}
      </div>
    ),
  },
};
