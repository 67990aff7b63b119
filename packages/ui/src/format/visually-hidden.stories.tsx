import type { Meta, StoryObj } from '@storybook/react-vite';
import { VisuallyHidden } from './visually-hidden.tsx';

export default { component: VisuallyHidden } satisfies Meta<typeof VisuallyHidden>;
type Story = StoryObj<typeof VisuallyHidden>;

export const AfterText: Story = {
  render: () => (
    <p>
      4 ★<VisuallyHidden>, four out of five stars</VisuallyHidden>
    </p>
  ),
};
