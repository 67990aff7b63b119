import { LONG_TEXT } from '@livery/testkit/texts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextField } from './text-field.tsx';

export default { component: TextField, args: { label: 'Name', value: '', onChange: () => undefined } } satisfies Meta<
  typeof TextField
>;
type Story = StoryObj<typeof TextField>;

export const Empty: Story = {};

export const Filled: Story = { args: { value: 'Lisbon' } };

export const Optional: Story = { args: { optional: true } };

export const WithHint: Story = { args: { hint: 'As in your passport' } };

export const InError: Story = { args: { value: 'x', error: 'Please use at least 2 characters' } };

export const Disabled: Story = { args: { value: 'Lisbon', disabled: true } };

export const Multiline: Story = { args: { value: LONG_TEXT, multiline: true } };

export const Email: Story = { args: { label: 'E-mail', type: 'email', value: 'name@example.com' } };

export const Focused: Story = { parameters: { pseudo: { focusVisible: 'input' } } };
