import { LONG_TEXT } from '@livery/testkit/texts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { CheckBox, FieldGroup } from './check-box.tsx';

export default {
  component: CheckBox,
  args: { label: 'Free cancellation', value: false, onChange: () => undefined },
} satisfies Meta<typeof CheckBox>;
type Story = StoryObj<typeof CheckBox>;

export const Unchecked: Story = {};

export const Checked: Story = { args: { value: true } };

export const WithHintAndCount: Story = { args: { hint: 'Until 48 hours before', end: '12' } };

export const Disabled: Story = { args: { disabled: true } };

export const InError: Story = { args: { error: 'Please agree to go on' } };

export const LongLabel: Story = { args: { label: LONG_TEXT } };

export const Group: Story = {
  render: (args) => (
    <FieldGroup label="Cancellation">
      <CheckBox {...args} />
      <CheckBox {...args} label="Breakfast" value />
    </FieldGroup>
  ),
};
