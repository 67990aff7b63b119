import { buttonClass } from '@livery/ui/button-class';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { CloudOff, Compass } from 'lucide-react';
import { LONG_TEXT, UNBROKEN_TEXT } from '../../../../.storybook/fixtures.ts';
import { MessagePage } from './message-page.tsx';

const actions = (
  <>
    <button type="button" className={buttonClass('primary')}>
      Take me home
    </button>
    <button type="button" className={buttonClass('secondary')}>
      Contact us
    </button>
  </>
);

export default {
  component: MessagePage,
  parameters: { layout: 'fullscreen' },
  args: { alone: true, icon: Compass },
} satisfies Meta<typeof MessagePage>;
type Story = StoryObj<typeof MessagePage>;

export const Everything: Story = {
  args: {
    eyebrow: '404',
    heading: 'This page is not found.',
    actions,
    children: <p>It may have moved, or the link may be incomplete.</p>,
  },
};

export const HeadingOnly: Story = { args: { icon: CloudOff, heading: 'This site can’t be reached right now' } };

export const LongTexts: Story = {
  args: { eyebrow: LONG_TEXT, heading: LONG_TEXT, actions, children: <p>{UNBROKEN_TEXT}</p> },
};
