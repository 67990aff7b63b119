import type { Meta, StoryObj } from '@storybook/react-vite';
import { SessionQuote } from './session-quote.tsx';

export default { component: SessionQuote } satisfies Meta<typeof SessionQuote>;
type Story = StoryObj<typeof SessionQuote>;

export const Quoted: Story = {};
