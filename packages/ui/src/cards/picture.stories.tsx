import type { Meta, StoryObj } from '@storybook/react-vite';
import { cardWidth } from '../../tests/stories/layout.tsx';
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

/** Its colour is shown until it has loaded; this one never loads. */
export const Loading: Story = {
  args: {
    source: {
      url: '/media/scene/sea/harbour-view.svg?fault=never',
      colour: '#2a7f9e',
      sizes: [],
    },
  },
};

export const SeveralSizes: Story = {
  args: {
    source: {
      url: '/media/hotel/coast/front/3-harbour.svg',
      colour: '#e9a06a',
      sizes: [320, 640, 1280].map((width) => ({ url: `/media/hotel/coast/front/3-harbour.svg?w=${width}`, width })),
    },
  },
};

export const HostileDetails: Story = {
  args: {
    source: {
      url: '/media/scene/sea/harbour-view.svg',
      colour: 'red;background:url(https://evil.example)',
      sizes: [
        { url: 'javascript:alert(1)', width: 320 },
        { url: '/a.svg, /b.svg', width: 640 },
        { url: '/c.svg', width: Number.NaN },
      ],
    },
  },
};

export const Unsafe: Story = { args: { source: 'javascript:alert(1)' } };
