import { LONG_TEXT } from '@livery/testkit/texts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../buttons/button.tsx';
import { Notice } from './notice.tsx';

export default { component: Notice, args: { children: 'Prices have changed.' } } satisfies Meta<typeof Notice>;
type Story = StoryObj<typeof Notice>;

export const Information: Story = {};

export const Success: Story = { args: { tone: 'success' } };

export const Warning: Story = { args: { tone: 'warning' } };

export const Failure: Story = { args: { tone: 'failure' } };

export const WithAction: Story = { args: { action: <Button>Undo</Button> } };

export const LongText: Story = { args: { children: LONG_TEXT } };
