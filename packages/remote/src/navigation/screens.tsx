import { Fragment, type ReactNode } from 'react';
import { useLocation, useRoutes } from 'react-router-dom';

/** A page of a remote: a path of React Router (`/blog/:slug`, `/sso/*`), and the element rendered there. */
export interface ScreenRoute<Path extends string = string> {
  readonly path: Path;
  readonly element: ReactNode;
}

interface Props {
  readonly routes: readonly ScreenRoute[];
  /** Rendered at any other path. */
  readonly fallback: ReactNode;
}

/**
 * The screen at the visitor's path. It is mounted again for another path, so that no state of one page appears on the
 * next; paths are case-sensitive, like the site's.
 */
export function Screens({ routes, fallback }: Props) {
  const { pathname } = useLocation();
  const exact = routes.map((route) => ({ ...route, caseSensitive: true }));
  return <Fragment key={pathname}>{useRoutes([...exact, { path: '*', element: fallback }])}</Fragment>;
}
