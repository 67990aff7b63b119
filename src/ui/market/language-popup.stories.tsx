import type { Meta, StoryObj } from '@storybook/react-vite';
import { PopupBelowButton } from '../../../.storybook/layout.tsx';
import { shellState } from '../../../.storybook/with-shell.tsx';
import { LanguagePopup } from './language-popup.tsx';

export default {
  component: LanguagePopup,
  parameters: { layout: 'fullscreen' },
  render: () => <PopupBelowButton popup={LanguagePopup} />,
} satisfies Meta<typeof LanguagePopup>;
type Story = StoryObj<typeof LanguagePopup>;

export const All: Story = {};

export const OneLanguage: Story = { parameters: shellState({ languages: [{ code: 'en', name: 'English' }] }) };
