import type { Meta, StoryObj } from '@storybook/react-vite';
import { SelectField } from './select-field.tsx';

export default {
  component: SelectField,
  args: {
    label: 'Country',
    value: 'PT',
    options: [
      { value: 'PT', label: 'Portugal' },
      { value: 'NO', label: 'Norway' },
    ],
    onChange: () => undefined,
  },
} satisfies Meta<typeof SelectField>;
type Story = StoryObj<typeof SelectField>;

export const Chosen: Story = {};

export const NothingChosen: Story = { args: { value: '', placeholder: 'Please choose' } };

export const InError: Story = { args: { value: '', placeholder: 'Please choose', error: 'Please choose a country' } };

export const Disabled: Story = { args: { disabled: true } };
