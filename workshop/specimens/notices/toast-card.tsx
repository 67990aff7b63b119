import type { ToastTone } from '../../../src/application/notices/notices.ts';
import { ToastCard } from '../../../src/ui/notices/toast-card.tsx';
import { LONG_TEXT, UNBROKEN_TEXT } from '../../props/long-texts.ts';
import { nothing } from '../../props/nothing.ts';
import type { Specimen } from '../../specimen.ts';

export const toastCard: Specimen = {
  stands: 'card',
  states: {
    success: { show: toast('success', 'Your booking is on its way.') },
    information: { show: toast('information', 'Prices are shown in euros from now on.') },
    failure: { show: toast('failure', 'Failed to fetch suggestions') },
    '200-characters': { show: toast('failure', LONG_TEXT) },
    '200-characters-unbroken': { show: toast('failure', UNBROKEN_TEXT) },
  },
};

function toast(tone: ToastTone, text: string) {
  return <ToastCard toast={{ id: text, tone, message: { from: 'server', text } }} isHeld onClosed={nothing} />;
}
