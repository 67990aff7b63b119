import type { Toast } from '../../../src/application/notices/notices.ts';
import { DEFAULT_MESSAGE } from '../../../src/domain/notices/default-message.ts';
import { ToastCards } from '../../../src/ui/notices/toast-cards.tsx';
import type { Specimen } from '../../specimen.ts';

const ONE: Toast = { id: 'one', tone: 'failure', message: DEFAULT_MESSAGE };

const STILL = { isHeld: true, onClosed: () => undefined };

export const toastCards: Specimen = {
  stands: 'screen',
  states: {
    one: { show: <ToastCards toasts={[ONE]} {...STILL} /> },
    five: { show: <ToastCards toasts={['a', 'b', 'c', 'd', 'e'].map((id) => ({ ...ONE, id }))} {...STILL} /> },
  },
};
