import type { Meta, StoryObj } from '@storybook/react-vite';
import { WithAria } from './with-aria.tsx';

export default {
  component: WithAria,
  args: {
    native: <p>The native element</p>,
    children: (_aria, { language }) => (
      <p>
        The component that replaces it, in <span>{language}</span>
      </p>
    ),
  },
} satisfies Meta<typeof WithAria>;
type Story = StoryObj<typeof WithAria>;

export const Loaded: Story = {};
