import type { Meta, StoryObj } from '@storybook/react-vite';
import { LostPart } from './lost-part.tsx';

const retry = Object.assign(() => undefined, { reloads: false });
const reload = Object.assign(() => undefined, { reloads: true });

export default { component: LostPart, args: { onRetry: retry } } satisfies Meta<typeof LostPart>;
type Story = StoryObj<typeof LostPart>;

export const FailedOnce: Story = {};

export const FailedAgain: Story = { args: { onRetry: reload } };

export const Small: Story = { args: { small: true } };
