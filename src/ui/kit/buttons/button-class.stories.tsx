import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { LONG_TEXT } from '../../../../.storybook/fixtures.ts';
import { Spinner } from '../../../../design/spinner.tsx';
import { type ButtonLook, buttonClass } from './button-class.ts';

interface Args {
  readonly look: ButtonLook;
  readonly children: ReactNode;
  readonly disabled?: boolean;
}

export default {
  args: { look: 'primary', children: 'Book Now' },
  render: ({ look, children, disabled }) => (
    <button type="button" className={buttonClass(look)} aria-disabled={disabled}>
      {children}
    </button>
  ),
} satisfies Meta<Args>;
type Story = StoryObj<Args>;

export const Primary: Story = {};

export const Secondary: Story = { args: { look: 'secondary' } };

export const Quiet: Story = { args: { look: 'quiet' } };

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
