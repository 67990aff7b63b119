import type { MiddlewareHandler } from 'hono';

/**
 * Answers 304, without a body, where the browser has the very answer already
 * (`If-None-Match`). A file that says when it was changed gets an ETag of that.
 */
export const notModified: MiddlewareHandler = async (context, next) => {
  await next();
  if (context.res.status !== 200) return;
  const etag = context.res.headers.get('ETag') ?? etagOfFile(context.res.headers);
  if (etag === undefined) return;
  context.header('ETag', etag);
  if (!names(context.req.header('If-None-Match'), etag)) return;

  const { res } = context;
  await res.body?.cancel();
  const headers = new Headers(res.headers);
  for (const name of ['Content-Length', 'Content-Type', 'Content-Encoding']) headers.delete(name);
  context.res = undefined;
  context.res = new Response(null, { status: 304, headers });
};

/** As a web server names a file's state: by its length and the time of its last change. */
function etagOfFile(headers: Headers): string | undefined {
  const [changed, length] = [headers.get('Last-Modified'), headers.get('Content-Length')];
  if (changed === null || length === null) return undefined;
  return `W/"${Number(length).toString(16)}-${(Date.parse(changed) / 1000).toString(16)}"`;
}

function names(ifNoneMatch: string | undefined, etag: string): boolean {
  const bare = (tag: string) => tag.trim().replace(/^W\//, '');
  const tags = ifNoneMatch?.split(',').map(bare) ?? [];
  return tags.includes('*') || tags.includes(bare(etag));
}
