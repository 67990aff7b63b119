import { ANY_ORIGIN, guardPath } from '../../../domain/shared/guard-path.ts';

/**
 * Where a remote may navigate: a path of this site, the pages to sign
 * in on included, for remotes show them; home instead of any other address
 * (rules 10.5).
 */
export function pathForRemote(path: string): string {
  const guarded = guardPath(path, ANY_ORIGIN);
  return guarded.ok || guarded.error.reason === 'forbidden-page' ? path : '/';
}
