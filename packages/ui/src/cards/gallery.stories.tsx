import type { Meta, StoryObj } from '@storybook/react-vite';
import { Gallery } from './gallery.tsx';

const EIGHT = ['sea', 'sailing', 'beach', 'skyline', 'old-town', 'mountains', 'desert', 'bay'].map(
  (scene) => `/media/scene/${scene}/harbour-view.svg`,
);

export default { component: Gallery, args: { name: 'Hotel Harbour', pictures: EIGHT } } satisfies Meta<typeof Gallery>;
type Story = StoryObj<typeof Gallery>;

export const Eight: Story = {};

export const Four: Story = { args: { pictures: EIGHT.slice(0, 4) } };

export const Three: Story = { args: { pictures: EIGHT.slice(0, 3) } };

export const Two: Story = { args: { pictures: EIGHT.slice(0, 2) } };

export const One: Story = { args: { pictures: EIGHT.slice(0, 1) } };

export const None: Story = { args: { pictures: [] } };

export const Phone: Story = { globals: { viewport: { value: 'w390' } } };
