import { LONG_TEXT } from '@livery/testkit/texts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Spinner } from '../states/spinner.tsx';
import { type ButtonVariant, buttonClass } from './button-class.ts';

interface Args {
  readonly variant: ButtonVariant;
  readonly children: ReactNode;
  readonly disabled?: boolean;
}

export default {
  args: { variant: 'primary', children: 'Book Now' },
  render: ({ variant, children, disabled }) => (
    <button type="button" className={buttonClass(variant)} aria-disabled={disabled}>
      {children}
    </button>
  ),
} satisfies Meta<Args>;
type Story = StoryObj<Args>;

export const Primary: Story = {};

export const Secondary: Story = { args: { variant: 'secondary' } };

export const Quiet: Story = { args: { variant: 'quiet' } };

export const Hovered: Story = { parameters: { pseudo: { hover: true } } };

export const Focused: Story = { parameters: { pseudo: { focusVisible: true } } };

export const Pressed: Story = { parameters: { pseudo: { active: true } } };

export const WithIcon: Story = {
  args: {
    children: (
      <>
        See today’s deals
        <ArrowDown size={18} aria-hidden="true" />
      </>
    ),
  },
};

export const Pending: Story = {
  args: {
    disabled: true,
    children: (
      <>
        <Spinner />
        Trying again…
      </>
    ),
  },
};

export const Link: Story = {
  render: () => (
    <a className={buttonClass('secondary')} href="#contact">
      Contact us
    </a>
  ),
};

export const LongText: Story = { args: { children: LONG_TEXT } };
