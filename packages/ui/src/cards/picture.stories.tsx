import type { Meta, StoryObj } from '@storybook/react-vite';
import { cardWidth } from '../../../../.storybook/layout.tsx';
import { Picture } from './picture.tsx';

export default {
  component: Picture,
  decorators: [cardWidth],
  args: { source: '/media/scene/sea/harbour-view.svg', loading: 'eager' },
} satisfies Meta<typeof Picture>;
type Story = StoryObj<typeof Picture>;

export const Loaded: Story = {};

export const WithAlternative: Story = { args: { alt: 'A harbour' } };

export const Missing: Story = { args: { source: '' } };

export const Filling: Story = {
  args: { fills: true },
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', aspectRatio: '2' }}>
        <Story />
      </div>
    ),
  ],
};

export const Unsafe: Story = { args: { source: 'javascript:alert(1)' } };
