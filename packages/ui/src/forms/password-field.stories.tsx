import type { Meta, StoryObj } from '@storybook/react-vite';
import { PasswordField } from './password-field.tsx';

export default {
  component: PasswordField,
  args: { label: 'Password', value: 'correct horse', autoComplete: 'new-password', onChange: () => undefined },
} satisfies Meta<typeof PasswordField>;
type Story = StoryObj<typeof PasswordField>;

export const Hidden: Story = {};

export const Shown: Story = {
  play: async ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button')),
};

export const InError: Story = { args: { error: 'Please use at least 8 characters' } };
