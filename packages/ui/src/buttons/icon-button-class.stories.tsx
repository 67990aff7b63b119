import type { Meta, StoryObj } from '@storybook/react-vite';
import { Globe, X } from 'lucide-react';
import type { ComponentProps } from 'react';
import { iconButtonClass } from './icon-button-class.ts';

export default {
  args: {
    'aria-label': 'Language: Norsk',
    children: (
      <>
        <Globe size={20} aria-hidden="true" />
        <bdi>NO</bdi>
      </>
    ),
  },
  render: (args) => <button type="button" className={iconButtonClass()} {...args} />,
} satisfies Meta<ComponentProps<'button'>>;
type Story = StoryObj<ComponentProps<'button'>>;

export const Icon: Story = { args: { 'aria-label': 'Close', children: <X size={20} aria-hidden="true" /> } };

export const WithText: Story = {};

export const Open: Story = { args: { 'aria-expanded': true } };

export const Hovered: Story = { parameters: { pseudo: { hover: true } } };

export const Focused: Story = { parameters: { pseudo: { focusVisible: true } } };
