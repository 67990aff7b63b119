/** What the ids in agency content begin with: so that it never equals an id of the page, or a global name of its scripts. */
export const TARGET_PREFIX = 'user-content-';

/** An id in agency content with its prefix, once; `undefined` for one that no link can name. */
export function contentTarget(id: string): string | undefined {
  const own = id.replace(/^(?:user-content-)+/, '');
  return own === '' ? undefined : TARGET_PREFIX + own;
}
