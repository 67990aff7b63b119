import type { RemoteLocation } from '@livery/contract/remotes/remote-context';
import { type ReactNode, use, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import type { RemoteScreen } from '../../application/remotes/remotes.ts';
import { RichText } from '../content/rich/rich-text.tsx';
import { useBaseNavigator } from '../navigation/base-navigator.ts';
import { messageText } from '../notices/message-text.tsx';
import { LazySearchPanel } from '../search/lazy-search-panel.tsx';
import { createLeaveGuard } from './leave-guard.ts';
import { remoteI18n } from './remote-i18n.ts';
import { RenderedRemote } from './rendered-remote.ts';
import { watchErrors } from './watch-errors.ts';

interface RemoteContent {
  readonly id: number;
  readonly element: HTMLElement;
  readonly shown: ReactNode;
}

/** Renders parts of the shell in elements of a remote: agencies' HTML, with the shell's sanitiser, and the search. */
function useRemoteContents() {
  const [shownContents, setShown] = useState<readonly RemoteContent[]>([]);
  const lastIndexRef = useRef(0);

  const show = useCallback((element: HTMLElement, part: ReactNode) => {
    lastIndexRef.current += 1;
    const id = lastIndexRef.current;
    if (element instanceof HTMLElement) setShown((otherContents) => [...otherContents, { id, element, shown: part }]);
    return () => setShown((allContents) => allContents.filter((content) => content.id !== id));
  }, []);

  const contents = shownContents.map(({ id, element, shown: part }) => createPortal(part, element, String(id)));
  return { contents, show };
}

/**
 * The page's functions that a remote receives, and the visitor's location.
 *
 * @returns `contents` are parts of the shell in elements of the remote, to be rendered next to it; `screen` returns the
 * same functions as long as the page is mounted, and they act on the current page
 */
export function useRemoteScreen(onTitle: (title: string) => void): {
  screen: () => RemoteScreen;
  location: RemoteLocation;
  contents: ReactNode;
} {
  const { contents, show } = useRemoteContents();
  const { pathname: path, search, hash } = useLocation();
  const location = useMemo(() => ({ path, search, hash }), [path, search, hash]);
  const { t, i18n } = useTranslation();
  const navigator = useBaseNavigator();
  const guardLeaving = useMemo(() => createLeaveGuard(navigator, window), [navigator]);
  const servedPage = use(RenderedRemote);
  const now = { onTitle, show, guardLeaving, location, navigate: useNavigate(), t, i18n };
  const latestRef = useRef(now);

  useLayoutEffect(() => {
    latestRef.current = now;
  });

  const screen = useMemo(
    () => (): RemoteScreen => ({
      location: latestRef.current.location,
      navigate: (to, options) => void latestRef.current.navigate(to, options),
      titlePage: (title) => latestRef.current.onTitle(title),
      showContent: (element, html, language) =>
        latestRef.current.show(element, <RichText html={html} language={language} topHeading={2} />),
      searchPanel: (element, options) => latestRef.current.show(element, <LazySearchPanel {...options} />),
      watchErrors,
      guardLeaving: (ask, onOverdue) => latestRef.current.guardLeaving(ask, onOverdue),
      messageText: (message) => messageText(message, latestRef.current.t),
      i18n: remoteI18n(latestRef.current.i18n),
      ...(servedPage?.path === latestRef.current.location.path ? { rendered: servedPage.data } : {}),
    }),
    [servedPage],
  );
  return { screen, location, contents };
}
