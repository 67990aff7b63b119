import { matchPath } from './match-path.ts';

/** Whether a path is /logout, where everybody is signed out whatever the platform says (readings 14). */
export function isLogout(path: string): boolean {
  return matchPath(path)?.handledBy === 'logout';
}
