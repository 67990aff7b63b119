import { namedLoader } from '../lazy.tsx';

/** The dialogs that create a deal link and show a link: loaded when one is opened. */
export const loadLinkDialogs = namedLoader('proposal/link-dialogs', () => import('./link-dialogs.ts'));
