import type { Meta, StoryObj } from '@storybook/react-vite';
import { LoadFailure } from './load-failure.tsx';

const retry = Object.assign(() => undefined, { reloads: false });
const reload = Object.assign(() => undefined, { reloads: true });

export default { component: LoadFailure, args: { onRetry: retry } } satisfies Meta<typeof LoadFailure>;
type Story = StoryObj<typeof LoadFailure>;

export const FailedOnce: Story = {};

export const FailedAgain: Story = { args: { onRetry: reload } };

export const Small: Story = { args: { small: true } };
