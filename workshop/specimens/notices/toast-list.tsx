import type { ToastTone } from '../../../src/application/notices/notices.ts';
import { ToastList } from '../../../src/ui/notices/toast-list.tsx';
import { LONG_TEXT, UNBROKEN_TEXT } from '../../props/long-texts.ts';
import type { Specimen } from '../../specimen.ts';

export const toastList: Specimen = {
  stands: 'screen',
  states: {
    success: { show: toasts('success', 'Your booking is on its way.') },
    information: { show: toasts('information', 'Prices are shown in euros from now on.') },
    failure: { show: toasts('failure', 'Failed to fetch suggestions') },
    '200-characters': { show: toasts('failure', LONG_TEXT) },
    '200-characters-unbroken': { show: toasts('failure', UNBROKEN_TEXT) },
    five: { show: toasts('failure', 'One', 'Two', 'Three', 'Four', 'Five') },
  },
};

function toasts(tone: ToastTone, ...texts: string[]) {
  return <ToastList toasts={texts.map((text) => ({ id: text, tone, message: { from: 'server', text } }))} />;
}
