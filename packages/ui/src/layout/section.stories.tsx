import { LONG_TEXT } from '@livery/testkit/texts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../buttons/button.tsx';
import { Section } from './section.tsx';

export default { component: Section, args: { heading: 'Your trips', children: <p>None so far.</p> } } satisfies Meta<
  typeof Section
>;
type Story = StoryObj<typeof Section>;

export const Plain: Story = {};

export const WithActions: Story = { args: { actions: <Button>See all</Button> } };

export const LongHeading: Story = { args: { heading: LONG_TEXT } };
