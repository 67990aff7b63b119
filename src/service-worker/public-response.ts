/**
 * Whether a response may be stored: complete, readable, and of no person. What
 * the edge sends to somebody who is signed in is marked as private.
 */
export function isPublic({ status, type, headers }: Response): boolean {
  const isReadable = type === 'basic' || type === 'cors';
  return status === 200 && isReadable && !/\b(?:private|no-store)\b/i.test(headers.get('Cache-Control') ?? '');
}

/** A file of the build, and not the page that some hosts serve in place of a missing one. */
export function isPublicFile(response: Response): boolean {
  return isPublic(response) && !/^text\/html\b/i.test(response.headers.get('Content-Type') ?? '');
}
