import { anAgent, aUser } from '@livery/testkit/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ARABIC_TEXT, LONG_TEXT, UNBROKEN_TEXT } from '../../../.storybook/fixtures.ts';
import { cardWidth } from '../../../.storybook/layout.tsx';
import { shellState } from '../../../.storybook/with-shell.tsx';
import { signedInAs } from '../../../tests/support/seen.ts';
import { ProfileCard } from './profile-menu.tsx';

const CREDITS = { amount: 1250, currency: 'USD' };

export default { component: ProfileCard, decorators: [cardWidth] } satisfies Meta<typeof ProfileCard>;
type Story = StoryObj<typeof ProfileCard>;

export const Traveller: Story = { parameters: shellState(signedInAs(aUser())) };

export const AgentWithCredit: Story = { parameters: shellState(signedInAs(anAgent([], { credits: CREDITS }))) };

export const ConvertedCredit: Story = {
  parameters: shellState({ ...signedInAs(anAgent([], { credits: CREDITS })), prices: { currency: 'EUR' } }),
};

export const WithPicture: Story = {
  parameters: shellState(signedInAs(aUser({ profileImage: '/media/portrait/aurora/traveller.svg' }))),
};

export const BrokenPicture: Story = {
  parameters: shellState(signedInAs(aUser({ profileImage: '/media/portrait/missing.png' }))),
};

export const NoName: Story = { parameters: shellState(signedInAs(aUser({ firstName: '', lastName: '' }))) };

export const NothingKnown: Story = {
  parameters: shellState(signedInAs(aUser({ firstName: '', lastName: '', email: '' }))),
};

export const RightToLeftName: Story = {
  parameters: shellState(signedInAs(aUser({ firstName: ARABIC_TEXT, lastName: '' }))),
};

export const LongTexts: Story = {
  parameters: shellState(
    signedInAs(anAgent([], { firstName: LONG_TEXT, email: `${UNBROKEN_TEXT}@x.example`, credits: CREDITS })),
  ),
};
