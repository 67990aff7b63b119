import type { Meta, StoryObj } from '@storybook/react-vite';
import { FavouriteButton } from './favourite-button.tsx';

export default {
  component: FavouriteButton,
  args: { label: 'Favourite: Hotel Harbour', pressed: false, onChange: () => undefined },
} satisfies Meta<typeof FavouriteButton>;
type Story = StoryObj<typeof FavouriteButton>;

export const NotPressed: Story = {};

export const Pressed: Story = { args: { pressed: true } };

export const Focused: Story = { parameters: { pseudo: { focusVisible: 'button' } } };
