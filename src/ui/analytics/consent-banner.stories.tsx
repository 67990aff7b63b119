import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { ConsentBanner } from './consent-banner.tsx';

const atTheBottom: Decorator = (Story) => (
  <>
    <div style={{ flex: 1 }} />
    <Story />
  </>
);

export default {
  component: ConsentBanner,
  parameters: { layout: 'fullscreen' },
  decorators: [atTheBottom],
} satisfies Meta<typeof ConsentBanner>;
type Story = StoryObj<typeof ConsentBanner>;

export const GoogleAndMeta: Story = { args: { companies: 'googleAndMeta' } };

export const Google: Story = { args: { companies: 'google' } };

export const OnlyMeta: Story = { args: { companies: 'meta' } };
