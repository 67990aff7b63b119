import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import styles from './range-slider.module.css';
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

export const Prices: Story = {
  play: async ({ canvasElement }) => {
    const heightOf = (name = '') => canvasElement.querySelector(`.${name}`)?.getBoundingClientRect().height;
    await waitFor(() => expect(heightOf(styles.fill)).toBe(6), { timeout: 10_000 });
    await expect(heightOf(styles.bar)).toBe(6);
  },
};
export const AllOfThem: Story = { args: { value: { least: 80, most: 640 } } };

export const WithHistogram: Story = { args: { histogram: [2, 5, 9, 12, 7, 4, 0, 3, 1, 0, 0, 1] } };
