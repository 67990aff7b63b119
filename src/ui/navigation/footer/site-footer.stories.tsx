import type { Meta, StoryObj } from '@storybook/react-vite';
import { LONG_TEXT, NO_LOGO } from '../../../../.storybook/fixtures.ts';
import { shellState } from '../../../../.storybook/with-shell.tsx';
import { anAgency } from '../../../../tests/support/data/an-agency.ts';
import { SiteFooter } from './site-footer.tsx';

const { contact, social } = anAgency();

export default {
  component: SiteFooter,
  parameters: { layout: 'fullscreen' },
  args: { legalLinks: true, slim: false },
} satisfies Meta<typeof SiteFooter>;
type Story = StoryObj<typeof SiteFooter>;

export const Everything: Story = {};

export const NoLegalLinks: Story = { args: { legalLinks: false } };

export const Slim: Story = { args: { slim: true } };

export const SlimWithoutLegalLinks: Story = { args: { slim: true, legalLinks: false } };

export const SlimWithLongName: Story = {
  args: { slim: true },
  parameters: shellState({ agency: { ...NO_LOGO, name: LONG_TEXT } }),
};

export const NothingConfigured: Story = {
  parameters: shellState({
    agency: {
      legal: { privacyPolicy: '', cookiesPolicy: '', disclaimer: '' },
      social: { ...social, linkedin: '', instagram: '' },
      contact: { ...contact, phone: '', email: '', showsAddressInFooter: false },
    },
  }),
};

export const LongTexts: Story = {
  parameters: shellState({
    agency: { ...NO_LOGO, name: LONG_TEXT, contact: { ...contact, address: { ...contact.address, line1: LONG_TEXT } } },
  }),
};

export const Analytics: Story = { parameters: shellState({ companies: 'googleAndMeta' }) };
