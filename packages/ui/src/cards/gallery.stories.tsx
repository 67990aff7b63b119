import type { Meta, StoryObj } from '@storybook/react-vite';
import { Gallery } from './gallery.tsx';

export default {
  component: Gallery,
  args: { name: 'Hotel Harbour', pictures: ['/media/scene/sea/harbour-view.svg', '/media/scene/sailing/kayak.svg'] },
} satisfies Meta<typeof Gallery>;
type Story = StoryObj<typeof Gallery>;

export const Several: Story = {};

export const One: Story = { args: { pictures: ['/media/scene/sea/harbour-view.svg'] } };

export const None: Story = { args: { pictures: [] } };
