/** The prefix of ids in agency content, so that they never equal an id of the page, or a global name of its scripts. */
export const TARGET_PREFIX = 'user-content-';

/** An id in agency content with exactly one prefix; `undefined` if no link could name it. */
export function contentTarget(id: string): string | undefined {
  const ownId = id.replace(/^(?:user-content-)+/, '');
  return ownId === '' ? undefined : TARGET_PREFIX + ownId;
}
