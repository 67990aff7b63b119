import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pagination } from './pagination.tsx';

export default {
  component: Pagination,
  args: { page: 1, pages: 20, to: (page) => `/blog?page=${page}` },
} satisfies Meta<typeof Pagination>;
type Story = StoryObj<typeof Pagination>;

export const First: Story = {};

export const Middle: Story = { args: { page: 10 } };

export const Last: Story = { args: { page: 20 } };

export const Two: Story = { args: { page: 2, pages: 2 } };

export const OneOnly: Story = { args: { pages: 1 } };

export const RightToLeft: Story = { args: { page: 10 }, globals: { direction: 'rtl' } };
