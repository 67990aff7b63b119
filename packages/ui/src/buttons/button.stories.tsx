import { LONG_TEXT } from '@livery/testkit/texts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from './button.tsx';

export default { component: Button, args: { children: 'Save' } } satisfies Meta<typeof Button>;
type Story = StoryObj<typeof Button>;

export const Secondary: Story = {};

export const Primary: Story = { args: { variant: 'primary' } };

export const Danger: Story = { args: { variant: 'danger', children: 'Cancel the trip' } };

export const Plain: Story = { args: { variant: 'plain' } };

export const Busy: Story = { args: { variant: 'primary', busy: true } };

export const Disabled: Story = { args: { disabled: true } };

export const FullWidth: Story = { args: { fullWidth: true } };

export const LongText: Story = { args: { children: LONG_TEXT } };
