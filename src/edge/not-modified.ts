import type { MiddlewareHandler } from 'hono';

/** Headers that a response without a body doesn't have. */
const BODY_HEADERS = ['Content-Length', 'Content-Type', 'Content-Encoding'];

/**
 * Responds 304 without a body if the browser already has the version with this ETag. `hono/etag` would only keep
 * headers that it is given by name, and would hash each response without an ETag.
 */
export const notModified: MiddlewareHandler = async (context, next) => {
  await next();
  const { res } = context;
  const etag = res.headers.get('ETag');
  if (res.status !== 200 || etag === null || !includesTag(context.req.header('If-None-Match'), etag)) return;

  await res.body?.cancel();
  const headers = new Headers(res.headers);
  for (const name of BODY_HEADERS) headers.delete(name);
  context.res = undefined;
  context.res = new Response(null, { status: 304, headers });
};

/** Whether `If-None-Match` includes a version. */
export function includesTag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const withoutWeakMark = (tag: string) => tag.trim().replace(/^W\//, '');
  const tags = ifNoneMatch.split(',').map(withoutWeakMark);
  return tags.includes('*') || tags.includes(withoutWeakMark(etag));
}
