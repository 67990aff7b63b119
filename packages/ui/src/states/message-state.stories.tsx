import { LONG_TEXT, UNBROKEN_TEXT } from '@livery/testkit/texts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { CloudOff, Compass } from 'lucide-react';
import { Button } from '../buttons/button.tsx';
import { MessageState } from './message-state.tsx';

export default {
  component: MessageState,
  args: { icon: CloudOff, heading: 'We couldn’t load this', children: <p>Please try again.</p> },
} satisfies Meta<typeof MessageState>;
type Story = StoryObj<typeof MessageState>;

export const Part: Story = {};

export const WholePage: Story = {
  parameters: { layout: 'fullscreen' },
  args: {
    level: 1,
    alone: true,
    icon: Compass,
    eyebrow: '404',
    heading: 'This page is not found.',
    children: <p>It may have moved, or the link may be incomplete.</p>,
    actions: (
      <>
        <Button variant="primary">Take me home</Button>
        <Button>Contact us</Button>
      </>
    ),
  },
};

export const HeadingOnly: Story = {
  args: { level: 1, heading: 'This site can’t be reached right now', children: undefined },
};

export const LongTexts: Story = { args: { heading: LONG_TEXT, children: <p>{UNBROKEN_TEXT}</p> } };

export const WholePageOfLongTexts: Story = {
  parameters: { layout: 'fullscreen' },
  args: { level: 1, eyebrow: LONG_TEXT, heading: LONG_TEXT, children: <p>{UNBROKEN_TEXT}</p> },
};
