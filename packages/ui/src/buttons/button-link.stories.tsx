import { LONG_TEXT } from '@livery/testkit/texts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from './button-link.tsx';

export default { component: ButtonLink, args: { to: '/', children: 'Take me home' } } satisfies Meta<typeof ButtonLink>;
type Story = StoryObj<typeof ButtonLink>;

export const Secondary: Story = {};

export const Primary: Story = { args: { variant: 'primary' } };

export const FullWidth: Story = { args: { fullWidth: true } };

export const LongText: Story = { args: { children: LONG_TEXT } };
