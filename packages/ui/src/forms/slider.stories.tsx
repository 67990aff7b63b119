import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Slider } from './slider.tsx';

export default {
  component: Slider,
  args: { label: 'Up to', value: 480, min: 80, max: 640, inWords: (value) => `$${value}`, onRelease: fn() },
} satisfies Meta<typeof Slider>;
type Story = StoryObj<typeof Slider>;

export const Price: Story = {};
export const WithHeading: Story = { args: { heading: 'Price of a night' } };
export const Most: Story = { args: { value: 640 } };
