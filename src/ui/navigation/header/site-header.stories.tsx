import type { Meta, StoryObj } from '@storybook/react-vite';
import { LONG_TEXT, NO_LOGIN_OR_SIGNUP, NO_LOGO, SIGNED_IN_AGENT } from '../../../../.storybook/fixtures.ts';
import { shellState } from '../../../../.storybook/with-shell.tsx';
import { SiteHeader } from './site-header.tsx';

export default {
  component: SiteHeader,
  parameters: { layout: 'fullscreen' },
  args: { wide: false, togglesSidebar: false },
} satisfies Meta<typeof SiteHeader>;
type Story = StoryObj<typeof SiteHeader>;

export const Visitor: Story = {};

export const NoLoginOrSignup: Story = { parameters: shellState({ agency: NO_LOGIN_OR_SIGNUP }) };

export const NoContentPages: Story = {
  parameters: shellState({ agency: { about: { enabled: false, title: '' }, faq: { enabled: false, title: '' } } }),
};

export const LongTexts: Story = {
  parameters: shellState({
    agency: {
      ...NO_LOGO,
      name: LONG_TEXT,
      about: { enabled: true, title: LONG_TEXT },
      faq: { enabled: true, title: LONG_TEXT },
    },
  }),
};

export const Agent: Story = {
  args: { wide: true, togglesSidebar: true },
  parameters: shellState(SIGNED_IN_AGENT),
};
