import type { Meta, StoryObj } from '@storybook/react-vite';
import { shellState } from '../../../.storybook/with-shell.tsx';
import { ConsentDialog } from './consent-dialog.tsx';

export default {
  component: ConsentDialog,
  parameters: { layout: 'fullscreen' },
  args: { companies: 'googleAndMeta', onClose: () => undefined },
} satisfies Meta<typeof ConsentDialog>;
type Story = StoryObj<typeof ConsentDialog>;

export const Undecided: Story = { parameters: shellState({ consent: 'undecided' }) };

export const Granted: Story = { parameters: shellState({ consent: 'granted' }) };

export const Denied: Story = { parameters: shellState({ consent: 'denied' }) };
