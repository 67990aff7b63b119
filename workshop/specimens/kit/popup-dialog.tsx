import { PopupDialog } from '../../../src/ui/kit/popup-dialog.tsx';
import type { PopupProps } from '../../../src/ui/market/use-picker.ts';
import { BelowAButton } from '../../props/below-a-button.tsx';
import { LONG_TEXT } from '../../props/long-texts.ts';
import type { Specimen } from '../../specimen.ts';

export const popupDialog: Specimen = {
  stands: 'screen',
  states: {
    short: { show: <BelowAButton popup={Short} /> },
    'more-than-a-screen': { show: <BelowAButton popup={Long} /> },
  },
};

function Short(props: PopupProps) {
  return (
    <PopupDialog heading="Language" {...props}>
      <p style={{ padding: 'var(--space-5)' }}>Whatever there is to pick.</p>
    </PopupDialog>
  );
}

function Long(props: PopupProps) {
  return (
    <PopupDialog heading={LONG_TEXT} {...props}>
      <div style={{ padding: 'var(--space-5)', overflow: 'auto' }}>
        {Array.from({ length: 20 }, (_, index) => (
          <p key={index}>{LONG_TEXT}</p>
        ))}
      </div>
    </PopupDialog>
  );
}
