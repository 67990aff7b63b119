import type { Meta, StoryObj } from '@storybook/react-vite';
import { LONG_TEXT } from '../../../../.storybook/fixtures.ts';
import { PopupBelowButton } from '../../../../.storybook/layout.tsx';
import type { PopupProps } from './popup-dialog.tsx';
import { PopupDialog } from './popup-dialog.tsx';

export default { component: PopupDialog, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof PopupDialog>;
type Story = StoryObj<typeof PopupDialog>;

export const Short: Story = { render: () => <PopupBelowButton popup={ShortPopup} /> };

export const LongerThanScreen: Story = { render: () => <PopupBelowButton popup={LongPopup} /> };

function ShortPopup(props: PopupProps) {
  return (
    <PopupDialog heading="Language" {...props}>
      <p style={{ padding: 'var(--space-5)' }}>Whatever there is to pick.</p>
    </PopupDialog>
  );
}

function LongPopup(props: PopupProps) {
  return (
    <PopupDialog heading={LONG_TEXT} {...props}>
      <div style={{ padding: 'var(--space-5)', overflow: 'auto' }}>
        {Array.from({ length: 20 }, (_, index) => (
          <p key={index}>{LONG_TEXT}</p>
        ))}
        <button type="button">Choose</button>
      </div>
    </PopupDialog>
  );
}
