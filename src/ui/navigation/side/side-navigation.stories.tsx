import type { Meta, StoryObj } from '@storybook/react-vite';
import { SIDE_NAVIGATION_ITEMS, SIGNED_IN_AGENT } from '../../../../.storybook/fixtures.ts';
import { shellState } from '../../../../.storybook/with-shell.tsx';
import { SideNavigation } from './side-navigation.tsx';

const READY = { ...SIGNED_IN_AGENT, sideNavigation: { kind: 'ready', items: SIDE_NAVIGATION_ITEMS } } as const;
const EXPANDED = { ...READY, sidebar: 'expanded' } as const;

export default { component: SideNavigation, parameters: { layout: 'fullscreen' } } satisfies Meta<
  typeof SideNavigation
>;
type Story = StoryObj<typeof SideNavigation>;

export const Collapsed: Story = { parameters: shellState(READY) };

export const Expanded: Story = { parameters: shellState(EXPANDED) };

export const Loading: Story = { parameters: shellState({ ...EXPANDED, sideNavigation: { kind: 'loading' } }) };

export const Empty: Story = { parameters: shellState({ ...EXPANDED, sideNavigation: { kind: 'ready', items: [] } }) };

export const Failed: Story = {
  parameters: shellState({ ...EXPANDED, sideNavigation: { kind: 'failed', failure: { kind: 'timed-out' } } }),
};
