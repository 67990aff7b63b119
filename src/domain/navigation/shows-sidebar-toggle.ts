import { matchPath } from './match-path.ts';

/**
 * Whether the header has the button that opens the side navigation: where there
 * is one, except on the home page.
 *
 * @param sideNav as `decideLayout` says, so never for anybody but agents
 * @see specification §4, side navigation
 */
export function showsSidebarToggle(path: string, sideNav: boolean): boolean {
  return sideNav && matchPath(path)?.family !== 'home';
}
