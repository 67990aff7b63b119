import type { Meta, StoryObj } from '@storybook/react-vite';
import { HotelReviews } from './hotel-reviews.tsx';

export default { component: HotelReviews } satisfies Meta<typeof HotelReviews>;
type Story = StoryObj<typeof HotelReviews>;

export const VeryGood: Story = { args: { reviews: { score: 8.6, count: 214 } } };

export const Exceptional: Story = { args: { reviews: { score: 9.4, count: 1 } } };

export const Low: Story = { args: { reviews: { score: 4.2, count: 12 } } };

export const UnknownCount: Story = { args: { reviews: { score: 7, count: null } } };
