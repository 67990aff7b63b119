import { Price } from '@livery/kit/format/price';
import { MapCard } from '@livery/kit/map/map-card';
import { ARABIC_TEXT, LONG_TEXT, UNBROKEN_TEXT } from '@livery/testkit/texts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { withRemote } from '../with-remote.tsx';

export default {
  component: MapCard,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '28rem' }}>
        <Story />
      </div>
    ),
    withRemote,
  ],
  args: {
    name: 'Hotel Harbour',
    to: '/hotels/harbour',
    picture: '/media/scene/sea/harbour-view.svg',
    children: <Price price={{ amount: 148, currency: 'USD' }} note="2 nights, 2 rooms" />,
  },
} satisfies Meta<typeof MapCard>;
type Story = StoryObj<typeof MapCard>;

export const Ready: Story = {};

export const LongName: Story = { args: { name: LONG_TEXT } };

export const UnbrokenName: Story = { args: { name: UNBROKEN_TEXT } };

export const NoPicture: Story = { args: { picture: '' } };

export const Arabic: Story = { globals: { language: 'ar' }, args: { name: ARABIC_TEXT } };
