import { LanguagePopup } from '../../../src/ui/market/language-popup.tsx';
import { BelowAButton } from '../../props/below-a-button.tsx';
import type { Specimen } from '../../specimen.ts';

const popup = <BelowAButton popup={LanguagePopup} />;

export const languagePopup: Specimen = {
  stands: 'screen',
  states: {
    all: { show: popup },
    one: { show: popup, seen: { languages: [{ code: 'en', name: 'English' }] } },
  },
};
