import { LONG_TEXT } from '@livery/testkit/texts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { PopupBelowButton } from '../../tests/stories/layout.tsx';
import { Popup, type PopupProps } from './popup.tsx';

export default { component: Popup, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof Popup>;
type Story = StoryObj<typeof Popup>;

export const Short: Story = { render: () => <PopupBelowButton popup={ShortPopup} /> };

export const LongerThanScreen: Story = { render: () => <PopupBelowButton popup={LongPopup} /> };

function ShortPopup(props: PopupProps) {
  return (
    <Popup heading="Language" {...props}>
      <p style={{ padding: 'var(--space-5)' }}>Whatever there is to pick.</p>
    </Popup>
  );
}

function LongPopup(props: PopupProps) {
  return (
    <Popup heading={LONG_TEXT} {...props}>
      <div style={{ padding: 'var(--space-5)', overflow: 'auto' }}>
        {Array.from({ length: 20 }, (_, index) => (
          <p key={index}>{LONG_TEXT}</p>
        ))}
        <button type="button">Choose</button>
      </div>
    </Popup>
  );
}
