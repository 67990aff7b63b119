import { useLayoutEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { RemoteLocation, Unmount } from '../../application/remotes/remote-context.ts';
import type { RemoteScreen } from '../../application/remotes/remotes.ts';
import { messageText } from '../notices/use-message-text.ts';
import { translator } from '../texts/translator.ts';
import { useTranslation } from '../texts/use-translation.ts';

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
  const now = { ...needs, location, navigate: useNavigate(), t: useTranslation().t };
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
      sayer: translator<string>,
    }),
    [],
  );
  return { screen, location };
}
