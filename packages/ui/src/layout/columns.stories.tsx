import { LONG_TEXT } from '@livery/testkit/texts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Columns } from './columns.tsx';

export default { component: Columns, args: { aside: <p>Filters</p>, children: <p>{LONG_TEXT}</p> } } satisfies Meta<
  typeof Columns
>;
type Story = StoryObj<typeof Columns>;

export const AsideAtTheEnd: Story = {};

export const AsideAtTheStart: Story = { args: { side: 'start' } };

export const AsideFirst: Story = { args: { side: 'first', aside: <p>Your booking</p> } };
