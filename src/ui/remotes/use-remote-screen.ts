import type { i18n } from 'i18next';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import type { RemoteLocation, Unmount } from '../../application/remotes/remote-context.ts';
import type { RemoteI18n } from '../../application/remotes/remote-i18n.ts';
import type { RemoteScreen } from '../../application/remotes/remotes.ts';
import { messageText } from '../notices/message-text.tsx';

interface Needs {
  onTitle(title: string): void;
  showContent(element: HTMLElement, html: string, language?: string): Unmount;
}

/**
 * What of the page a remote is handed, and where the visitor is.
 *
 * @returns `screen` answers the same functions for as long as the page lives, whose deeds are those of the moment
 */
export function useRemoteScreen(needs: Needs): { screen: () => RemoteScreen; location: RemoteLocation } {
  const { pathname: path, search, hash } = useLocation();
  const location = useMemo(() => ({ path, search, hash }), [path, search, hash]);
  const { t, i18n } = useTranslation();
  const now = { ...needs, location, navigate: useNavigate(), t, i18n };
  const latest = useRef(now);

  useLayoutEffect(() => {
    latest.current = now;
  });

  const screen = useMemo(
    () => (): RemoteScreen => ({
      location: latest.current.location,
      navigate: (to, options) => void latest.current.navigate(to, options),
      titlePage: (title) => latest.current.onTitle(title),
      showContent: (element, html, language) => latest.current.showContent(element, html, language),
      messageText: (message) => messageText(message, latest.current.t),
      i18n: remoteI18n(latest.current.i18n),
    }),
    [],
  );
  return { screen, location };
}

/** A clone with a store of its own: what a remote adds or overwrites is nobody else's. */
function remoteI18n(i18n: i18n): RemoteI18n {
  return i18n.cloneInstance({ forkResourceStore: true, resources: {}, lng: i18n.language }) as RemoteI18n;
}
