import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * Restores what a full page load would: scrolls to the top, or back to the previous scroll position, and moves the
 * focus to the heading. The browser handles the first page.
 */
export function useScrollRestoration(): void {
  const location = useLocation();
  const how = useNavigationType();
  const here = useRef(location.pathname);
  const shown = useRef(location);
  /** The entry of the history whose page is shown. */
  const entry = useRef('');
  const places = useRef(new Map<string, number>());
  /** Where the page of that entry was, until it is there again. */
  const awaited = useRef<ScrollPosition>(undefined);

  useEffect(() => {
    const known = places.current;
    // Not while the page of another entry is about to be shown.
    const remember = () => {
      if (awaited.current === undefined && currentEntry() === entry.current) known.set(entry.current, window.scrollY);
    };
    // A page that is loaded anew remembers nothing: the entry of the history does.
    const keep = () => {
      if (awaited.current === undefined && currentEntry() === entry.current)
        window.history.replaceState({ ...window.history.state, top: window.scrollY }, '');
    };
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
    window.addEventListener('popstate', giveEntryKey, { signal });
    window.addEventListener('scroll', remember, { passive: true, signal });
    window.addEventListener('scrollend', keep, { passive: true, signal });
    window.addEventListener('pagehide', restoreByBrowser, { signal });
    window.addEventListener('pageshow', restoreManually, { signal });
    return () => {
      restoreByBrowser();
      listening.abort();
    };
  }, []);

  // Before layout: a shorter page changes the scroll position, which must not be stored.
  useLayoutEffect(() => {
    const isOther = shown.current !== location;
    shown.current = location;
    entry.current = currentEntry();
    const known = places.current;
    const top = how === 'POP' && isOther ? (known.get(entry.current) ?? currentScrollTop()) : undefined;
    awaited.current = top === undefined ? undefined : { top };
    // An entry may be left before anything scrolls.
    if (awaited.current === undefined) {
      known.set(entry.current, here.current === location.pathname ? window.scrollY : 0);
    }
  }, [location, how]);

  useEffect(() => {
    const isPage = here.current !== location.pathname;
    here.current = location.pathname;
    const stop = awaited.current === undefined ? undefined : scrollBackTo(awaited.current, awaited);
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

interface ScrollPosition {
  readonly top: number;
}

/** The entry of the history that the address bar shows; the page follows. */
function currentEntry(): string {
  const state: { readonly key?: string } | null = window.history.state;
  return `${state?.key} ${window.location.href}`;
}

/** Where its page was, as the entry of the history says that the address bar shows. */
function currentScrollTop(): number | undefined {
  const state: { readonly top?: unknown } | null = window.history.state;
  return typeof state?.top === 'number' ? state.top : undefined;
}

/** A link within the page makes an entry without the router, to which the browser scrolls: its own key tells it from others. */
function giveEntryKey(): void {
  const key = Math.random().toString(36).slice(2);
  if (window.history.state === null) window.history.replaceState({ key, idx: null }, '');
}

/** Scrolls there as soon as the page is long enough, and again while it grows, until the visitor does something. */
function scrollBackTo(place: ScrollPosition, awaited: { current: ScrollPosition | undefined }): () => void {
  const end = () => {
    if (awaited.current === place) awaited.current = undefined;
  };
  const growth = new ResizeObserver(() => {
    window.scrollTo({ top: place.top, behavior: 'instant' });
    if (Math.abs(window.scrollY - place.top) < 2) end();
  });
  const listening = new AbortController();
  const stop = () => {
    growth.disconnect();
    listening.abort();
    end();
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
