import type { Meta, StoryObj } from '@storybook/react-vite';
import { LONG_TEXT } from '../../../../.storybook/fixtures.ts';
import { ModalDialog } from './modal-dialog.tsx';

export default {
  component: ModalDialog,
  parameters: { layout: 'fullscreen' },
  args: { labelledBy: 'heading', onClose: () => undefined },
} satisfies Meta<typeof ModalDialog>;
type Story = StoryObj<typeof ModalDialog>;

export const Short: Story = { args: { children: content('A few words.') } };

export const LongerThanScreen: Story = { args: { children: content(...Array.from({ length: 20 }, () => LONG_TEXT)) } };

function content(...paragraphs: readonly string[]) {
  return (
    <div style={{ padding: 'var(--space-8)', display: 'grid', gap: 'var(--space-4)' }}>
      <h2 id="heading">A dialog</h2>
      {paragraphs.map((paragraph, index) => (
        <p key={index}>{paragraph}</p>
      ))}
    </div>
  );
}
