import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RangeWords } from './range-words.tsx';

export default { component: RangeWords } satisfies Meta<typeof RangeWords>;
type Story = StoryObj<typeof RangeWords>;

export const TwoDays: Story = {
  args: { words: ['Feb 03, 2026', 'Feb 04, 2026'] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Feb 03, 2026 | Feb 04, 2026');
  },
};

/** On two lines, neither of which begins or ends with the separator. */
export const Narrow: Story = {
  args: { words: ['Feb 03, 2026', 'Feb 04, 2026'] },
  decorators: [
    (Shown) => (
      <div style={{ inlineSize: '8rem' }}>
        <Shown />
      </div>
    ),
  ],
};

export const OneDay: Story = { args: { words: 'Feb 03, 2026' } };

/** Not taken apart. */
export const SeparatorInWords: Story = {
  args: { words: 'Bar | Grill' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('span')).toHaveLength(0);
  },
};
