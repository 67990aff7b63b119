import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../buttons/button.tsx';
import { Modal } from './modal.tsx';

export default {
  component: Modal,
  parameters: { layout: 'fullscreen' },
  args: {
    labelledBy: 'heading',
    className: undefined,
    onClose: () => undefined,
    children: (close) => (
      <>
        <h2 id="heading">A frame of your own</h2>
        <Button onClick={close}>Close</Button>
      </>
    ),
  },
} satisfies Meta<typeof Modal>;
type Story = StoryObj<typeof Modal>;

export const OwnFrame: Story = {};
