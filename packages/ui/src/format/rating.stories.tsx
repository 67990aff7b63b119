import type { Meta, StoryObj } from '@storybook/react-vite';
import { Rating } from './rating.tsx';

export default { component: Rating, args: { value: 4 } } satisfies Meta<typeof Rating>;
type Story = StoryObj<typeof Rating>;

export const Four: Story = {};

export const RoundedDown: Story = { args: { value: 3.9 } };

export const AboveTheScale: Story = { args: { value: 9 } };

export const Unrated: Story = { args: { value: null } };
