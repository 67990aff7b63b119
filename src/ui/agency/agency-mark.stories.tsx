import type { Meta, StoryObj } from '@storybook/react-vite';
import { ARABIC_TEXT, LONG_TEXT, NO_LOGO } from '../../../.storybook/fixtures.ts';
import { shellState } from '../../../.storybook/with-shell.tsx';
import { AgencyMark } from './agency-mark.tsx';

export default { component: AgencyMark } satisfies Meta<typeof AgencyMark>;
type Story = StoryObj<typeof AgencyMark>;

export const Logo: Story = {};

export const NoLogo: Story = { parameters: shellState({ agency: NO_LOGO }) };

export const BrokenLogo: Story = {
  parameters: shellState({ agency: { logo: '/media/logo/missing.png', logoMobile: '' } }),
};

export const NoName: Story = { parameters: shellState({ agency: { ...NO_LOGO, name: ' ' } }) };

export const RightToLeft: Story = { parameters: shellState({ agency: { ...NO_LOGO, name: ARABIC_TEXT } }) };

export const LongName: Story = { parameters: shellState({ agency: { ...NO_LOGO, name: LONG_TEXT } }) };
