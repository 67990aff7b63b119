import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { RangeSlider } from './range-slider.tsx';

export default {
  component: RangeSlider,
  args: {
    leastLabel: 'From',
    mostLabel: 'Up to',
    value: { least: 120, most: 480 },
    min: 80,
    max: 640,
    inWords: (value) => `$${value}`,
    onRelease: fn(),
  },
} satisfies Meta<typeof RangeSlider>;
type Story = StoryObj<typeof RangeSlider>;

export const Prices: Story = {};
export const AllOfThem: Story = { args: { value: { least: 80, most: 640 } } };
