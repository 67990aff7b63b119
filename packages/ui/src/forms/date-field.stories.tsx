import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, userEvent, within } from 'storybook/test';
import { DateField } from './date-field.tsx';

export default {
  component: DateField,
  args: { label: 'Date', value: '2026-11-24', min: '2026-11-23', onChange: fn() },
} satisfies Meta<typeof DateField>;
type Story = StoryObj<typeof DateField>;

export const Day: Story = {};
export const Empty: Story = { args: { value: '' } };
export const WithTime: Story = { args: { type: 'datetime-local', value: '2026-11-24T11:00' } };
export const InError: Story = { args: { error: 'Please choose a day from today' } };
export const Calendar: Story = {
  play: async ({ canvasElement }) => userEvent.click(await within(canvasElement).findByRole('button')),
};
