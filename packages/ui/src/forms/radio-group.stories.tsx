import type { Meta, StoryObj } from '@storybook/react-vite';
import { RadioGroup } from './radio-group.tsx';

export default {
  component: RadioGroup,
  args: {
    label: 'Fare',
    value: '',
    options: [
      { value: 'basic', label: 'Basic', end: '$120' },
      { value: 'flexible', label: 'Flexible', hint: 'Can be changed', end: '$160' },
    ],
    onChange: () => undefined,
  },
} satisfies Meta<typeof RadioGroup>;
type Story = StoryObj<typeof RadioGroup>;

export const NothingChosen: Story = {};

export const Chosen: Story = { args: { value: 'flexible' } };

export const Boxed: Story = { args: { value: 'basic', boxed: true } };

export const NotAll: Story = {
  args: {
    value: 'basic',
    boxed: true,
    options: [
      { value: 'basic', label: 'Basic' },
      { value: 'flexible', label: 'Flexible', hint: 'Sold out', disabled: true },
    ],
  },
};

export const InError: Story = { args: { error: 'Please choose a fare' } };
