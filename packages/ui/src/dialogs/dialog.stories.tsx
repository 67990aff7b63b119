import { LONG_TEXT } from '@livery/testkit/texts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../buttons/button.tsx';
import { Dialog, UntitledDialog } from './dialog.tsx';

export default {
  component: Dialog,
  parameters: { layout: 'fullscreen' },
  args: { heading: 'Add a client', onClose: () => undefined, children: <p>A few words.</p> },
} satisfies Meta<typeof Dialog>;
type Story = StoryObj<typeof Dialog>;

export const Short: Story = {};

export const WithActions: Story = { args: { actions: <Button variant="primary">Save</Button> } };

export const Wide: Story = { args: { size: 'wide' } };

export const LongerThanScreen: Story = { args: { heading: LONG_TEXT, children: paragraphs(20) } };

export const Untitled: Story = { render: () => untitled(1) };

export const UntitledSheet: Story = { render: () => untitled(1, true) };

export const UntitledLongerThanScreen: Story = { render: () => untitled(20) };

function untitled(count: number, sheet = false) {
  return (
    <UntitledDialog sheet={sheet} labelledBy="heading" onClose={() => undefined}>
      <h2 id="heading">A dialog</h2>
      {paragraphs(count)}
    </UntitledDialog>
  );
}

function paragraphs(count: number) {
  return Array.from({ length: count }, (_, index) => <p key={index}>{LONG_TEXT}</p>);
}
