import { type RefObject, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * Arrives at a page as a full load would: at its top, with its heading read
 * out. The first page is the browser's own affair, and so is the place to
 * scroll to on Back.
 */
export function useArrival(main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const how = useNavigationType();
  const here = useRef(pathname);

  useEffect(() => {
    if (here.current === pathname) return;
    here.current = pathname;
    main.current?.querySelector('h1')?.focus({ preventScroll: true });
    if (how !== 'POP') window.scrollTo({ top: 0, behavior: 'instant' });
  }, [pathname, how, main]);
}
