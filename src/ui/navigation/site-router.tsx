import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { UNSAFE_createBrowserHistory as createBrowserHistory, NavigationType, Router } from 'react-router-dom';
import { BaseNavigator } from './base-navigator.ts';

/**
 * The browser's router with page transitions: another page of this site appears while the old one fades out; history
 * navigation and changes of the query are immediate.
 */
export function SiteRouter({ children }: { readonly children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [place, setPlace] = useState(history.location);

  useLayoutEffect(() => {
    let path = history.location.pathname;
    return history.listen(({ action, delta, location: { pathname } }) => {
      // The page stays if only its address was replaced.
      const isPop = action === NavigationType.Pop && delta !== 0;
      // A guard asks first, and modals close. Chromium calls listeners on the window in their order, so a guard's
      // listener for `popstate` would be too late.
      if (isPop && !dispatchEvent(new Event('livery:pop', { cancelable: true }))) return;
      const isNewPage = action === NavigationType.Push && pathname !== path;
      path = pathname;
      // The location when the transition renders, because the visitor may have navigated again.
      (isNewPage ? withViewTransition : startTransition)(() => setPlace(history.location));
    });
  }, [history]);

  return (
    <Router navigator={history} navigationType={history.action} location={place}>
      <BaseNavigator value={history}>{children}</BaseNavigator>
    </Router>
  );
}

/**
 * Updates the page in a view transition if the browser supports them; page.css defines its animation. Only the old page
 * is a picture, because a page that is shown as a picture can't be clicked.
 */
function withViewTransition(change: () => void): void {
  if (!('startViewTransition' in document)) return startTransition(change);
  const { dataset } = document.documentElement;
  dataset['leaving'] = '';
  const transition = document.startViewTransition(() => {
    delete dataset['leaving'];
    flushSync(change);
  });
  // The next transition may skip this one, which isn't an error.
  transition.ready.catch(() => undefined);
}
