import { ANY_ORIGIN, guardPath } from '../../../domain/shared/guard-path.ts';

/**
 * The path a remote may navigate to: a path of this site, including the sign-in pages, which remotes show; the home
 * page instead of any other address (rules 10.5).
 */
export function pathForRemote(path: string): string {
  const guardedResult = guardPath(path, ANY_ORIGIN);
  return guardedResult.ok || guardedResult.error.reason === 'forbidden-page' ? path : '/';
}
