import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * Restores what a full page load would: scrolls to the top, or back to the previous scroll position, and moves the
 * focus to the heading. The browser handles the first page.
 */
export function useScrollRestoration(): void {
  const { pathname, key } = useLocation();
  const how = useNavigationType();
  const here = useRef(pathname);
  const entry = useRef(key);
  const places = useRef(new Map<string, number>());

  useEffect(() => {
    const known = places.current;
    const remember = () => known.set(entry.current, window.scrollY);
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
    entry.current = key;
  }, [key]);

  useEffect(() => {
    if (here.current === pathname) return;
    here.current = pathname;
    const top = how === 'POP' ? (places.current.get(key) ?? 0) : 0;
    return onHeadingReady((heading) => {
      heading.focus({ preventScroll: true });
      window.scrollTo({ top, behavior: 'instant' });
    });
  }, [pathname, key, how]);
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
