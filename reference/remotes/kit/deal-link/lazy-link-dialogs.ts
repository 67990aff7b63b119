import { partOf } from '../lazy.tsx';

/** The dialogs that make a deal link, and show a link to be sent: loaded when one is opened. */
export const linkDialogs = partOf('proposal/link-dialogs', () => import('./link-dialogs.ts'));
