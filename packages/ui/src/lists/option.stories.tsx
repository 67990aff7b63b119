import { ARABIC_TEXT, LONG_TEXT } from '@livery/testkit/texts';
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { cardWidth } from '../../tests/stories/layout.tsx';
import { Option } from './option.tsx';
import styles from './option-list.module.css';

const inList: Decorator = (Story) => (
  <ul role="listbox" className={styles['list']} aria-label="Language">
    <Story />
  </ul>
);

export default {
  component: Option,
  args: { id: 'option', index: 0, chosen: false, active: false, children: 'Português', onChoose: () => undefined },
  decorators: [inList, cardWidth],
} satisfies Meta<typeof Option>;
type Story = StoryObj<typeof Option>;

export const Plain: Story = {};

export const Active: Story = { args: { active: true } };

export const Chosen: Story = { args: { chosen: true } };

export const ChosenAndActive: Story = { args: { chosen: true, active: true } };

export const RightToLeft: Story = { args: { chosen: true, children: <bdi>{ARABIC_TEXT}</bdi> } };

export const LongText: Story = { args: { chosen: true, children: LONG_TEXT } };
