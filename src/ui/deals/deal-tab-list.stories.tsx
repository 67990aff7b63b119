import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { TABS } from '../../../.storybook/fixtures.ts';
import { DealTabList } from './deal-tab-list.tsx';

const withPanel: Decorator = (Story) => (
  <>
    <Story />
    <div id="deals-panel" role="tabpanel" aria-label="Deals" />
  </>
);

export default {
  component: DealTabList,
  args: { tabs: TABS, searchOf: (tab) => `tab=${tab}` },
  decorators: [withPanel],
} satisfies Meta<typeof DealTabList>;
type Story = StoryObj<typeof DealTabList>;

export const FirstChosen: Story = { args: { chosen: 'hotels' } };

export const LastChosen: Story = { args: { chosen: 'cruises' } };

export const OneTab: Story = { args: { tabs: ['cars'], chosen: 'cars' } };
