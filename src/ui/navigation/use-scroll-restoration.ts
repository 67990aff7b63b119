import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * Does what a full page load would do: scrolls to the top, or back to the previous scroll position, and moves the focus
 * to the heading. The browser handles the first page.
 */
export function useScrollRestoration(): void {
  const location = useLocation();
  const how = useNavigationType();
  const here = useRef(location.pathname);
  const shown = useRef(location);
  /** The history entry whose page is shown. */
  const entry = useRef('');
  const places = useRef(new Map<string, number>());
  /** The scroll position of that entry's page, until it is restored. */
  const awaited = useRef<ScrollPosition>(undefined);

  useEffect(() => {
    const known = places.current;
    // Not while the page of another entry is about to be shown.
    const remember = () => {
      if (awaited.current === undefined && currentEntry() === entry.current) known.set(entry.current, window.scrollY);
    };
    // Kept in the history entry, because a reloaded page has no memory.
    const keep = () => {
      if (awaited.current === undefined && currentEntry() === entry.current)
        window.history.replaceState({ ...window.history.state, top: window.scrollY }, '');
    };
    // On a reload the browser restores it; history navigation is handled here, because the browser can't tell when the
    // page is rendered.
    const restoreManually = () => {
      window.history.scrollRestoration = 'manual';
    };
    const restoreByBrowser = () => {
      window.history.scrollRestoration = 'auto';
    };
    const controller = new AbortController();
    const { signal } = controller;
    restoreManually();
    window.addEventListener('popstate', giveEntryKey, { signal });
    window.addEventListener('scroll', remember, { passive: true, signal });
    window.addEventListener('scrollend', keep, { passive: true, signal });
    window.addEventListener('pagehide', restoreByBrowser, { signal });
    window.addEventListener('pageshow', restoreManually, { signal });
    return () => {
      restoreByBrowser();
      controller.abort();
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

/** The history entry of the address bar; the page follows later. */
function currentEntry(): string {
  const state: { readonly key?: string } | null = window.history.state;
  return `${state?.key} ${window.location.href}`;
}

/** The scroll position stored in the current history entry. */
function currentScrollTop(): number | undefined {
  const state: { readonly top?: unknown } | null = window.history.state;
  return typeof state?.top === 'number' ? state.top : undefined;
}

/** A link within the page adds an entry without the router, to which the browser scrolls: a key identifies it. */
function giveEntryKey(): void {
  const key = Math.random().toString(36).slice(2);
  if (window.history.state === null) window.history.replaceState({ key, idx: null }, '');
}

/**
 * Scrolls to the position as soon as the page is long enough, and again while it grows, until the visitor does
 * something.
 */
function scrollBackTo(place: ScrollPosition, awaited: { current: ScrollPosition | undefined }): () => void {
  const end = () => {
    if (awaited.current === place) awaited.current = undefined;
  };
  const growth = new ResizeObserver(() => {
    window.scrollTo({ top: place.top, behavior: 'instant' });
    if (Math.abs(window.scrollY - place.top) < 2) end();
  });
  const controller = new AbortController();
  const stop = () => {
    growth.disconnect();
    controller.abort();
    end();
  };
  growth.observe(document.body);
  for (const input of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    window.addEventListener(input, stop, { passive: true, signal: controller.signal });
  return stop;
}

/** Calls back with the page's main heading, now or once it is rendered; returns a function that cancels this. */
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
