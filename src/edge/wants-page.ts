/**
 * Tells whether a request that no file answers should get the page, whose
 * router then decides: people and link previews do, a missing script or picture
 * must stay missing.
 *
 * @param path the request's path
 * @param accept its `Accept` header
 */
export function wantsPage(path: string, accept: string | undefined): boolean {
  if (/^\/(assets|remotes)\/|\/\./.test(path)) return false;
  if (accept?.includes('text/html')) return true;
  const takesAnything = accept === undefined || accept.includes('*/*');
  return takesAnything && !/\.\w+$/.test(path);
}
