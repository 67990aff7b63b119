import { LONG_TEXT } from '@livery/testkit/texts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { PopupBelowButton } from '../../tests/stories/layout.tsx';
import { FieldPopup } from './field-popup.tsx';
import type { PopupProps } from './popup.tsx';

export default { component: FieldPopup, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof FieldPopup>;
type Story = StoryObj<typeof FieldPopup>;

export const Short: Story = { render: () => <PopupBelowButton popup={ShortPopup} /> };
export const LongerThanScreen: Story = { render: () => <PopupBelowButton popup={LongPopup} /> };

function ShortPopup({ anchor, onClose }: PopupProps) {
  return (
    <FieldPopup heading="Guests" field={anchor} done="Done" words="2 adults" onClose={onClose}>
      {() => <p>Whatever fills in the field.</p>}
    </FieldPopup>
  );
}

function LongPopup({ anchor, onClose }: PopupProps) {
  return (
    <FieldPopup heading={LONG_TEXT} field={anchor} done="Done" onClose={onClose}>
      {() =>
        Array.from({ length: 20 }, (_, index) => (
          <label key={index}>
            <input type="checkbox" /> <span>{LONG_TEXT}</span>
          </label>
        ))
      }
    </FieldPopup>
  );
}
