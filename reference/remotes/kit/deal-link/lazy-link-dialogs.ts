import { loader } from '../lazy.tsx';

/** The dialogs that make a deal link, and show a link to be sent: loaded when one is opened. */
export const loadLinkDialogs = loader('proposal/link-dialogs', () => import('./link-dialogs.ts'));
