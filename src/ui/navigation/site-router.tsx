import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { UNSAFE_createBrowserHistory as createBrowserHistory, NavigationType, Router } from 'react-router-dom';

/**
 * The browser's router, which turns pages: another page of this site fades in,
 * a step through the history and a change of the query are there at once.
 */
export function SiteRouter({ children }: { readonly children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [place, setPlace] = useState(history.location);

  useLayoutEffect(() => {
    let path = history.location.pathname;
    return history.listen(({ action, location: { pathname } }) => {
      const turns = action === NavigationType.Push && pathname !== path;
      path = pathname;
      // Where the visitor is by then: they may have gone on before the page turns.
      (turns ? withViewTransition : startTransition)(() => setPlace(history.location));
    });
  }, [history]);

  return (
    <Router navigator={history} navigationType={history.action} location={place}>
      {children}
    </Router>
  );
}

/** Shows another page, by a view transition where the browser has them; the style sheet says how it looks. */
function withViewTransition(change: () => void): void {
  if (!('startViewTransition' in document)) return startTransition(change);
  // The next turn may begin before this one was seen, which is no failure.
  document.startViewTransition(() => flushSync(change)).ready.catch(() => undefined);
}
