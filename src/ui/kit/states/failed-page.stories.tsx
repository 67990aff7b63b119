import type { Meta, StoryObj } from '@storybook/react-vite';
import { LONG_TEXT } from '../../../../.storybook/fixtures.ts';
import { FailedPage } from './failed-page.tsx';

export default {
  component: FailedPage,
  parameters: { layout: 'fullscreen' },
  args: { onRetry: () => undefined },
} satisfies Meta<typeof FailedPage>;
type Story = StoryObj<typeof FailedPage>;

export const Remote: Story = { args: { heading: 'Failed to load remote component.' } };

export const LongHeading: Story = { args: { heading: LONG_TEXT } };
