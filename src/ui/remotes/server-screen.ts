import type { i18n } from 'i18next';
import type { RemoteLocation } from '../../application/remotes/remote-context.ts';
import type { RemoteScreen } from '../../application/remotes/remotes.ts';
import { messageText } from '../notices/message-text.tsx';
import { remoteI18n } from './remote-i18n.ts';

interface Needs {
  readonly i18n: i18n;
  readonly location: RemoteLocation;
  readonly onTitle: (title: string) => void;
}

/** What a remote can do while it is rendered on a server: name its page. There are no elements, and nobody navigates. */
export function serverScreen({ i18n, location, onTitle }: Needs): RemoteScreen {
  return {
    location,
    i18n: remoteI18n(i18n),
    titlePage: onTitle,
    messageText: (message) => messageText(message, i18n.t),
    navigate: () => undefined,
    showContent: nothingToEnd,
    watchErrors: nothingToEnd,
    guardLeaving: nothingToEnd,
  };
}

function nothingToEnd() {
  return () => undefined;
}
