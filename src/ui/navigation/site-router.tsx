import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { UNSAFE_createBrowserHistory as createBrowserHistory, NavigationType, Router } from 'react-router-dom';

/**
 * The browser's router with page transitions: another page of this site fades in; history navigation and changes of
 * the query are immediate.
 */
export function SiteRouter({ children }: { readonly children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [place, setPlace] = useState(history.location);

  useLayoutEffect(() => {
    let path = history.location.pathname;
    return history.listen(({ action, location: { pathname } }) => {
      const isNewPage = action === NavigationType.Push && pathname !== path;
      path = pathname;
      // The location by the time that the transition renders: the visitor may have navigated again.
      (isNewPage ? withViewTransition : startTransition)(() => setPlace(history.location));
    });
  }, [history]);

  return (
    <Router navigator={history} navigationType={history.action} location={place}>
      {children}
    </Router>
  );
}

/** Updates the page in a view transition where the browser supports them; base.css defines its animation. */
function withViewTransition(change: () => void): void {
  if (!('startViewTransition' in document)) return startTransition(change);
  // The next transition may skip this one, which is no error.
  document.startViewTransition(() => flushSync(change)).ready.catch(() => undefined);
}
