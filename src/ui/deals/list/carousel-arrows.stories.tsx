import type { Meta, StoryObj } from '@storybook/react-vite';
import { CarouselArrows } from './carousel-arrows.tsx';

export default { component: CarouselArrows, args: { onStep: () => undefined } } satisfies Meta<typeof CarouselArrows>;
type Story = StoryObj<typeof CarouselArrows>;

export const SevenDeals: Story = { args: { index: 1, count: 7 } };

export const FiveHundredDeals: Story = { args: { index: 499, count: 500 } };
