/**
 * Whether a response may be stored: it is complete, readable and without personal data. The edge marks responses to
 * signed-in users as private.
 */
export function isPublic({ status, type, headers }: Response): boolean {
  const isReadable = type === 'basic' || type === 'cors';
  return status === 200 && isReadable && !/\b(?:private|no-store)\b/i.test(headers.get('Cache-Control') ?? '');
}

/** Whether it is a file of the build, and not the page that some hosts send instead of a missing file. */
export function isPublicFile(response: Response): boolean {
  return isPublic(response) && !/^text\/html\b/i.test(response.headers.get('Content-Type') ?? '');
}
