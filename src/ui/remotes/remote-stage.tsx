import { WAITING } from '@livery/ui/waiting';
import { TriangleAlert } from 'lucide-react';
import { type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { RemoteModules, ScreenRemoteName, ShownRemote } from '../../application/remotes/remotes.ts';
import styles from './remote-stage.module.css';
import { SERVED } from './rendered-remote.ts';
import { SlotNotice } from './slot-notice.tsx';
import { useRemoteErrors } from './use-remote-errors.ts';
import { useRemoteScreen } from './use-remote-screen.tsx';

interface Props {
  readonly modules: RemoteModules;
  readonly remote: ScreenRemoteName;
  readonly onTitle: (title: string) => void;
  /** Whether other content is shown in its place until it has rendered a page. */
  readonly isHidden: boolean;
  /**
   * Called with `true` once it has rendered a page, and with `false` when it is unmounted; must always be the same
   * function.
   */
  readonly onRendered: (isRendered: boolean) => void;
}

/**
 * Mounts a remote in a separate element, once for as long as the visitor stays within its paths; it is notified of
 * navigations.
 */
export function RemoteStage({ modules, remote, onTitle, isHidden, onRendered }: Props) {
  const { t } = useTranslation();
  const place = useRef<HTMLDivElement>(null);
  const shownRemoteRef = useRef<ShownRemote>(null);
  const { screen, location, contents } = useRemoteScreen(onTitle);
  const { hasError, dismissError } = useRemoteErrors({ modules, remote, place });
  useSlotFocus(place, location.path);
  useFirstHeading(place, onRendered);

  useEffect(() => {
    // A new element per mount, so that all changes of the remote to it are removed with it.
    const element = document.createElement('div');
    element.className = styles.remote ?? '';
    element.dataset['remote'] = remote;
    place.current?.append(element);
    const currentRemote = modules.show(remote, element, screen());
    shownRemoteRef.current = currentRemote;
    return () => {
      shownRemoteRef.current = null;
      currentRemote.end();
      element.remove();
    };
  }, [modules, remote, screen]);

  useEffect(() => shownRemoteRef.current?.moved(location), [location]);

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

/**
 * Keeps the focus on the heading of a remote's page while the remote renders: when a focused heading is removed, the
 * next one gets the focus, until the visitor interacts with the page.
 */
function useSlotFocus(place: RefObject<HTMLElement | null>, path: string): void {
  useEffect(() => {
    const element = place.current;
    if (element === null) return;
    let hadFocus = document.activeElement?.tagName === 'H1';
    const controller = new AbortController();
    const watch = new MutationObserver(() => {
      const focusedElement = document.activeElement;
      if (focusedElement?.tagName === 'H1') hadFocus = true;
      if (!hadFocus || (focusedElement !== null && focusedElement !== document.body)) return;
      const heading = element.querySelector('h1');
      if (heading?.hasAttribute('tabindex') === false) heading.tabIndex = -1;
      heading?.focus({ preventScroll: true });
    });
    const onFocusIn = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.tagName === 'H1') hadFocus = true;
    };
    const stop = () => {
      watch.disconnect();
      controller.abort();
    };
    // A heading can get the focus once its page is no longer hidden.
    watch.observe(element, { childList: true, subtree: true, attributeFilter: ['hidden'] });
    element.addEventListener('focusin', onFocusIn, { signal: controller.signal, capture: true });
    for (const event of ['keydown', 'pointerdown'] as const) {
      window.addEventListener(event, stop, { signal: controller.signal, capture: true });
    }
    return stop;
  }, [place, path]);
}

/**
 * Whether a remote has rendered a page, which its heading shows, and isn't waiting for texts or responses that the page
 * in its place has.
 */
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
      if (!element?.querySelector('h1')) return;
      const inPlace = document.querySelectorAll(`[${SERVED}] [${WAITING}]`).length;
      if (element.querySelectorAll(`[${WAITING}]`).length > inPlace) return;
      watch.disconnect();
      onRendered(true);
    }
  }, [place, onRendered]);
}
