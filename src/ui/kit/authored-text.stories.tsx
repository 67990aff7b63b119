import type { Meta, StoryObj } from '@storybook/react-vite';
import { ARABIC_TEXT, UNBROKEN_TEXT } from '../../../.storybook/fixtures.ts';
import { AuthoredText } from './authored-text.tsx';

export default { component: AuthoredText } satisfies Meta<typeof AuthoredText>;
type Story = StoryObj<typeof AuthoredText>;

export const Plain: Story = { args: { text: 'The Cedar House' } };

export const OtherLetters: Story = { args: { text: ARABIC_TEXT } };

export const NamedLanguage: Story = { args: { text: 'Tu viaje empieza aquí', language: 'es' } };

export const Unbroken: Story = { args: { text: UNBROKEN_TEXT } };
