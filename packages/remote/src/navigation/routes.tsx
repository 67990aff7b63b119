import { Fragment, type ReactNode, useEffect } from 'react';
import { useRemote } from '../use-remote.ts';
import { matchRoute, type RouteValues } from './match-route.ts';
import { useLocation } from './use-location.ts';

/** A pattern of whole paths, such as `/blog/{slug}`, and its screen. */
export type Route<Pattern extends string = string> = readonly [
  pattern: Pattern,
  screen: (values: RouteValues) => ReactNode,
];

interface Props {
  /** The first match is rendered. */
  readonly routes: readonly Route[];
  readonly fallback: ReactNode;
}

/** The screen at the visitor's path; it is mounted anew for another path. */
export function Routes({ routes, fallback }: Props) {
  const { path } = useLocation();
  for (const [pattern, screen] of routes) {
    const values = matchRoute(pattern, path);
    if (values !== null) return <Fragment key={path}>{screen(values)}</Fragment>;
  }
  return fallback;
}

/** Navigates at once and replaces the current history entry. */
export function Redirect({ to }: { readonly to: string }) {
  const { navigate } = useRemote();
  useEffect(() => navigate(to, { replace: true }), [navigate, to]);
  return null;
}
