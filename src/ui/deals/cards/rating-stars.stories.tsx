import type { Meta, StoryObj } from '@storybook/react-vite';
import { RatingStars } from './rating-stars.tsx';

export default { component: RatingStars } satisfies Meta<typeof RatingStars>;
type Story = StoryObj<typeof RatingStars>;

export const Five: Story = { args: { rating: 5 } };

export const ThreeAndAHalf: Story = { args: { rating: 3.5 } };

export const Zero: Story = { args: { rating: 0 } };

export const NotRated: Story = { args: { rating: null } };
