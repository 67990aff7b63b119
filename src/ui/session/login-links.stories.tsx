import type { Meta, StoryObj } from '@storybook/react-vite';
import { cardWidth } from '../../../.storybook/layout.tsx';
import { shellState } from '../../../.storybook/with-shell.tsx';
import { LoginLinks } from './login-links.tsx';

export default { component: LoginLinks, args: { variant: 'bar' }, decorators: [cardWidth] } satisfies Meta<
  typeof LoginLinks
>;
type Story = StoryObj<typeof LoginLinks>;

export const Bar: Story = {};

export const Stack: Story = { args: { variant: 'stack' } };

export const LoginOnly: Story = { parameters: shellState({ agency: { hidesSignup: true } }) };

export const SignupOnly: Story = { parameters: shellState({ agency: { hidesLogin: true } }) };
