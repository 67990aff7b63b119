import type { i18n } from 'i18next';
import { TriangleAlert } from 'lucide-react';
import { type RefObject, use, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { UNSAFE_NavigationContext as NavigationContext, useLocation, useNavigate } from 'react-router-dom';
import type { RemoteLocation, Unmount } from '../../application/remotes/remote-context.ts';
import type { RemoteI18n } from '../../application/remotes/remote-i18n.ts';
import type { RemoteModules, RemoteScreen, ScreenRemoteName, ShownRemote } from '../../application/remotes/remotes.ts';
import { RichText } from '../content/rich/rich-text.tsx';
import { messageText } from '../notices/message-text.tsx';
import { openLeaveGuard } from './leave-guard.ts';
import styles from './remote-stage.module.css';
import { SlotNotice } from './slot-notice.tsx';
import { useRemoteErrors } from './use-remote-errors.ts';

interface Props {
  readonly modules: RemoteModules;
  readonly remote: ScreenRemoteName;
  readonly onTitle: (title: string) => void;
  /** Whether something else is shown in its place until it has rendered a page. */
  readonly isHidden: boolean;
  /** Called with `true` once it has rendered a page, and with `false` when it is unmounted; the same function each time. */
  readonly onRendered: (isRendered: boolean) => void;
}

/**
 * Mounts a remote in an element of its own, once for as long as the visitor stays within its paths; it is notified
 * of navigations.
 */
export function RemoteStage({ modules, remote, onTitle, isHidden, onRendered }: Props) {
  const { t } = useTranslation();
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef<ShownRemote>(null);
  const { contents, showContent } = useRemoteContents();
  const { screen, location } = useRemoteScreen({ onTitle, showContent });
  const { hasError, dismissError } = useRemoteErrors({ modules, remote, place });
  useSlotFocus(place, location.path);
  useFirstHeading(place, onRendered);

  useEffect(() => {
    // A new element per mount, so that everything the remote does to it is removed with it.
    const element = document.createElement('div');
    element.className = styles.remote ?? '';
    place.current?.append(element);
    const current = modules.show(remote, element, screen());
    shown.current = current;
    return () => {
      shown.current = null;
      current.end();
      element.remove();
    };
  }, [modules, remote, screen]);

  useEffect(() => shown.current?.moved(location), [location]);

  return (
    <>
      {hasError && (
        <SlotNotice
          urgent
          icon={TriangleAlert}
          text={t('notices.unhandled')}
          action={t('retry')}
          onAction={() => modules.refetch(remote)}
          onClose={dismissError}
        />
      )}
      <div ref={place} className={styles.place} hidden={isHidden} />
      {contents}
    </>
  );
}

interface Content {
  readonly id: number;
  readonly element: HTMLElement;
  readonly html: string;
  readonly language: string;
}

/** Renders agencies' HTML in elements of a remote, with the shell's sanitiser. */
function useRemoteContents() {
  const [shown, setShown] = useState<readonly Content[]>([]);
  const last = useRef(0);

  const showContent = useCallback((element: HTMLElement, html: string, language = '') => {
    last.current += 1;
    const id = last.current;
    if (element instanceof HTMLElement) setShown((others) => [...others, { id, element, html, language }]);
    return () => setShown((all) => all.filter((content) => content.id !== id));
  }, []);

  const contents = shown.map(({ id, element, html, language }) =>
    createPortal(<RichText html={html} language={language} topHeading={2} />, element, String(id)),
  );
  return { contents, showContent };
}

/**
 * Keeps the focus on the heading of a remote's page while the remote renders: when a focused heading is removed, the
 * next one gets the focus, until the visitor interacts with the page.
 */
function useSlotFocus(place: RefObject<HTMLElement | null>, path: string): void {
  useEffect(() => {
    const element = place.current;
    if (element === null) return;
    let hadFocus = document.activeElement?.tagName === 'H1';
    const listening = new AbortController();
    const watch = new MutationObserver(() => {
      const focused = document.activeElement;
      if (focused?.tagName === 'H1') hadFocus = true;
      if (!hadFocus || (focused !== null && focused !== document.body)) return;
      const heading = element.querySelector('h1');
      if (heading?.hasAttribute('tabindex') === false) heading.tabIndex = -1;
      heading?.focus({ preventScroll: true });
    });
    const onFocusIn = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.tagName === 'H1') hadFocus = true;
    };
    const stop = () => {
      watch.disconnect();
      listening.abort();
    };
    // A heading can get the focus once its page is no longer hidden.
    watch.observe(element, { childList: true, subtree: true, attributeFilter: ['hidden'] });
    element.addEventListener('focusin', onFocusIn, { signal: listening.signal, capture: true });
    for (const event of ['keydown', 'pointerdown'] as const) {
      window.addEventListener(event, stop, { signal: listening.signal, capture: true });
    }
    return stop;
  }, [place, path]);
}

/** Whether a remote has rendered a page, which its heading shows. */
function useFirstHeading(place: RefObject<HTMLElement | null>, onRendered: (isRendered: boolean) => void): void {
  useEffect(() => {
    const element = place.current;
    if (element === null) return;
    const watch = new MutationObserver(look);
    watch.observe(element, { childList: true, subtree: true });
    look();
    return () => {
      watch.disconnect();
      onRendered(false);
    };

    function look() {
      if (element?.querySelector('h1') === null) return;
      watch.disconnect();
      onRendered(true);
    }
  }, [place, onRendered]);
}

interface Needs {
  onTitle(title: string): void;
  showContent(element: HTMLElement, html: string, language?: string): Unmount;
}

/**
 * The page's functions that a remote receives, and the visitor's location.
 *
 * @returns `screen` returns the same functions for as long as the page is mounted; they act on the current page
 */
function useRemoteScreen(needs: Needs): { screen: () => RemoteScreen; location: RemoteLocation } {
  const { pathname: path, search, hash } = useLocation();
  const location = useMemo(() => ({ path, search, hash }), [path, search, hash]);
  const { t, i18n } = useTranslation();
  const { navigator } = use(NavigationContext);
  const guardLeaving = useMemo(() => openLeaveGuard(navigator, window), [navigator]);
  const now = { ...needs, guardLeaving, location, navigate: useNavigate(), t, i18n };
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
      guardLeaving: (ask) => latest.current.guardLeaving(ask),
      messageText: (message) => messageText(message, latest.current.t),
      i18n: remoteI18n(latest.current.i18n),
    }),
    [],
  );
  return { screen, location };
}

/** A clone with a store of its own, so that a remote can't change the shell's messages. */
function remoteI18n(i18n: i18n): RemoteI18n {
  return i18n.cloneInstance({ forkResourceStore: true, resources: {}, lng: i18n.language }) as RemoteI18n;
}
