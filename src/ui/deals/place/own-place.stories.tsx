import { err } from '@livery/contract/shared/result';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { shellState } from '../../../../.storybook/with-shell.tsx';
import { OwnPlace } from './own-place.tsx';

export default { component: OwnPlace } satisfies Meta<typeof OwnPlace>;
type Story = StoryObj<typeof OwnPlace>;

export const Button: Story = {};

export const Denied: Story = {
  parameters: shellState({ location: err({ kind: 'location-denied' }) }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await canvas.findByRole('alert');
  },
};
