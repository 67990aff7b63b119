import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { NumberField } from './number-field.tsx';

export default {
  component: NumberField,
  args: { label: 'Adults', value: 2, min: 1, max: 9, onChange: fn() },
} satisfies Meta<typeof NumberField>;
type Story = StoryObj<typeof NumberField>;

export const Between: Story = {};
export const AtItsLeast: Story = { args: { value: 1 } };
export const WithAHint: Story = { args: { label: 'Children', hint: 'Up to 17 years', min: 0, value: 0 } };
