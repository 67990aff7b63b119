import type { Meta, StoryObj } from '@storybook/react-vite';
import { Lightbox } from './lightbox.tsx';

const PICTURES = ['/media/scene/sea/harbour-view.svg', '/media/scene/sailing/kayak.svg'];

export default {
  component: Lightbox,
  args: { name: 'Hotel Harbour', pictures: PICTURES, start: 1, onClose: () => undefined },
} satisfies Meta<typeof Lightbox>;
type Story = StoryObj<typeof Lightbox>;

export const Several: Story = {};

export const One: Story = { args: { pictures: PICTURES.slice(0, 1), start: 0 } };

export const Phone: Story = { globals: { viewport: { value: 'w390' } } };
