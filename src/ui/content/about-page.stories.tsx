import type { Meta, StoryObj } from '@storybook/react-vite';
import { LONG_TEXT } from '../../../.storybook/fixtures.ts';
import { shellState } from '../../../.storybook/with-shell.tsx';
import { AboutPage } from './about-page.tsx';

const ABOUT = {
  kind: 'content',
  title: 'Trips with room to breathe',
  image: '/media/hero/aurora.svg',
  content: '<p>Quiet coasts and bright cities.</p>',
} as const;

export default { component: AboutPage, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof AboutPage>;
type Story = StoryObj<typeof AboutPage>;

export const Loading: Story = {};

export const Ready: Story = { parameters: shellState({ about: { kind: 'ready', value: ABOUT } }) };

export const NoPicture: Story = {
  parameters: shellState({ about: { kind: 'ready', value: { ...ABOUT, image: null } } }),
};

export const LongTitle: Story = {
  parameters: shellState({ about: { kind: 'ready', value: { ...ABOUT, title: LONG_TEXT } } }),
};

export const Disabled: Story = { parameters: shellState({ about: { kind: 'ready', value: { kind: 'disabled' } } }) };

export const Failed: Story = { parameters: shellState({ about: { kind: 'failed', failure: { kind: 'timed-out' } } }) };
