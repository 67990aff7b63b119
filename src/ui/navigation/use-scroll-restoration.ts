import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * Arrives at a page as a full load would: at its top, or where the visitor had
 * left it when they come back, with its heading read out. The first page is the
 * browser's.
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
    // A reload is restored by the browser, a step through the history by us: it doesn't know when the page is there.
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

  // Before the browser lays the page out: a shorter one moves the visitor up, which is no place that they left.
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

/** Calls back with the page's main heading, now or as soon as it is there; returns how to stop waiting. */
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
