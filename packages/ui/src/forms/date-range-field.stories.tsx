import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, userEvent, within } from 'storybook/test';
import { DateRangeField } from './date-range-field.tsx';
import { FieldRow } from './field.tsx';

export default {
  component: DateRangeField,
  args: {
    from: { label: 'Check-in', value: '2026-11-24', min: '2026-11-23', onChange: fn() },
    until: { label: 'Check-out', value: '2026-11-27', onChange: fn() },
    least: 1,
    onChoose: fn(),
  },
  render: (props) => (
    <FieldRow>
      <DateRangeField {...props} />
    </FieldRow>
  ),
} satisfies Meta<typeof DateRangeField>;
type Story = StoryObj<typeof DateRangeField>;

export const Stay: Story = {};
export const Calendar: Story = {
  play: async ({ canvasElement }) => {
    const [firstElement] = await within(canvasElement).findAllByRole('button');
    if (firstElement !== undefined) await userEvent.click(firstElement);
  },
};
