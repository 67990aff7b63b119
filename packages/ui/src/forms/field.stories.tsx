import type { Meta, StoryObj } from '@storybook/react-vite';
import { Field, FieldRow } from './field.tsx';

export default {
  component: Field,
  args: { label: 'Code', children: (control) => <input {...control} defaultValue="0000" /> },
} satisfies Meta<typeof Field>;
type Story = StoryObj<typeof Field>;

export const OwnControl: Story = {};

export const InError: Story = { args: { hint: 'Four digits', error: 'Please enter four digits' } };

export const InARow: Story = {
  render: (args) => (
    <FieldRow>
      <Field {...args} />
      <Field {...args} label="Repeat the code" optional />
    </FieldRow>
  ),
};
