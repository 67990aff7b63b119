import type { Toast } from '../../../src/application/notices/notices.ts';
import { DEFAULT_MESSAGE } from '../../../src/domain/notices/default-message.ts';
import { ToastList } from '../../../src/ui/notices/toast-list.tsx';
import type { Specimen } from '../../specimen.ts';

const ONE: Toast = { id: 'one', tone: 'failure', message: DEFAULT_MESSAGE };

export const toastList: Specimen = {
  stands: 'screen',
  states: {
    one: { show: <ToastList toasts={[ONE]} /> },
    five: { show: <ToastList toasts={['a', 'b', 'c', 'd', 'e'].map((id) => ({ ...ONE, id }))} /> },
  },
};
