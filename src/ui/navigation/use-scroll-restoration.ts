import { useEffect, useLayoutEffect, useRef } from 'react';
import { type Location, useLocation, useNavigationType } from 'react-router-dom';

/**
 * Restores what a full page load would: scrolls to the top, or back to the previous scroll position, and moves the
 * focus to the heading. The browser handles the first page.
 */
export function useScrollRestoration(): void {
  const location = useLocation();
  const how = useNavigationType();
  const here = useRef(location.pathname);
  const entry = useRef(entryOf(location));
  const places = useRef(new Map<string, number>());
  /** Where the page of a history entry was, until it is there again. */
  const awaited = useRef<number>(undefined);

  useEffect(() => {
    const known = places.current;
    const remember = () => awaited.current ?? known.set(entry.current, window.scrollY);
    // The browser restores a reload; history navigation is restored here, because the browser can't tell when the
    // page is rendered.
    const restoreManually = () => {
      window.history.scrollRestoration = 'manual';
    };
    const restoreByBrowser = () => {
      window.history.scrollRestoration = 'auto';
    };
    const listening = new AbortController();
    const { signal } = listening;
    restoreManually();
    window.addEventListener('scroll', remember, { passive: true, signal });
    window.addEventListener('pagehide', restoreByBrowser, { signal });
    window.addEventListener('pageshow', restoreManually, { signal });
    return () => {
      restoreByBrowser();
      listening.abort();
    };
  }, []);

  // Before layout: a shorter page changes the scroll position, which must not be stored.
  useLayoutEffect(() => {
    entry.current = entryOf(location);
    awaited.current = how === 'POP' ? places.current.get(entry.current) : undefined;
    // Another entry of the same page may be left before anything scrolls.
    if (how !== 'POP') places.current.set(entry.current, here.current === location.pathname ? window.scrollY : 0);
  }, [location, how]);

  useEffect(() => {
    const isPage = here.current !== location.pathname;
    here.current = location.pathname;
    const top = how === 'POP' ? awaited.current : undefined;
    const stop = top === undefined ? undefined : scrollBackTo(top, awaited);
    if (!isPage) return stop;
    const stopWaiting = onHeadingReady((heading) => {
      heading.focus({ preventScroll: true });
      if (stop === undefined) window.scrollTo({ top: 0, behavior: 'instant' });
    });
    return () => {
      stop?.();
      stopWaiting();
    };
  }, [location, how]);
}

/** Entries that a link within the page made have no key of their own. */
function entryOf({ key, pathname, search, hash }: Pick<Location, 'key' | 'pathname' | 'search' | 'hash'>): string {
  return [key, pathname, search, hash].join(' ');
}

/** Scrolls there as soon as the page is long enough, and again while it grows, until the visitor does something. */
function scrollBackTo(top: number, awaited: { current: number | undefined }): () => void {
  const growth = new ResizeObserver(() => {
    window.scrollTo({ top, behavior: 'instant' });
    if (Math.abs(window.scrollY - top) < 2) awaited.current = undefined;
  });
  const listening = new AbortController();
  const stop = () => {
    growth.disconnect();
    listening.abort();
    awaited.current = undefined;
  };
  growth.observe(document.body);
  for (const input of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    window.addEventListener(input, stop, { passive: true, signal: listening.signal });
  return stop;
}

/** Calls back with the page's main heading, now or once it is rendered; returns how to cancel that. */
function onHeadingReady(call: (heading: HTMLElement) => void): () => void {
  const find = () => document.querySelector<HTMLElement>('#main h1');
  const now = find();
  const watch = new MutationObserver(() => {
    const heading = find();
    if (heading === null) return;
    watch.disconnect();
    call(heading);
  });
  if (now === null) watch.observe(document.body, { childList: true, subtree: true });
  else call(now);
  return () => watch.disconnect();
}
