import { loader } from '../lazy.tsx';

/** The dialogs that create a deal link and show a link: loaded when one is opened. */
export const loadLinkDialogs = loader('proposal/link-dialogs', () => import('./link-dialogs.ts'));
