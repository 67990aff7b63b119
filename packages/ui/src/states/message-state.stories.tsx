import type { Meta, StoryObj } from '@storybook/react-vite';
import { CloudOff } from 'lucide-react';
import { LONG_TEXT, UNBROKEN_TEXT } from '../../../../.storybook/fixtures.ts';
import { Button } from '../buttons/button.tsx';
import { EmptyState, MessageState } from './message-state.tsx';

export default {
  component: MessageState,
  args: { icon: CloudOff, heading: 'We couldn’t load this', children: <p>Please try again.</p> },
} satisfies Meta<typeof MessageState>;
type Story = StoryObj<typeof MessageState>;

export const Part: Story = {};

export const WholePage: Story = { args: { level: 1, actions: <Button variant="primary">Retry</Button> } };

export const LongTexts: Story = { args: { heading: LONG_TEXT, children: <p>{UNBROKEN_TEXT}</p> } };

export const Empty: Story = { render: () => <EmptyState heading="No trips so far" /> };
