import type { Meta, StoryObj } from '@storybook/react-vite';
import { shellState } from '../../../../.storybook/with-shell.tsx';
import { SavePriceDialog } from './save-price-dialog.tsx';

export default { component: SavePriceDialog, parameters: { layout: 'fullscreen' } } satisfies Meta<
  typeof SavePriceDialog
>;
type Story = StoryObj<typeof SavePriceDialog>;

export const LoginAndSignup: Story = {};

export const LoginOnly: Story = { parameters: shellState({ agency: { hidesSignup: true } }) };
