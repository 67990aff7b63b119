import { ANY_ORIGIN, guardPath } from '../../domain/shared/guard-path.ts';

/**
 * Where a remote may take the visitor: a path of this site, the pages to sign in
 * on included, for remotes show them; home instead of any other address.
 *
 * @see safety: open redirect
 */
export function pathForRemote(path: unknown): string {
  if (typeof path !== 'string') return '/';
  const guarded = guardPath(path, ANY_ORIGIN);
  return guarded.ok || guarded.error.reason === 'forbidden-page' ? path : '/';
}
