import { createHash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';

/**
 * Responds 304, without a body, where the browser already has the current version
 * (`If-None-Match`). A file gets an ETag: of its length and date where its name
 * changes with its content, else of its content. Builds that give all files one
 * date, as those of container images do, would give two files of one length the same ETag.
 */
export const notModified: MiddlewareHandler = async (context, next) => {
  await next();
  if (context.res.status !== 200) return;
  const etag = context.res.headers.get('ETag') ?? (await etagOfFile(context.res));
  if (etag === undefined) return;
  context.header('ETag', etag);
  if (!includesTag(context.req.header('If-None-Match'), etag)) return;

  const { res } = context;
  await res.body?.cancel();
  const headers = new Headers(res.headers);
  for (const name of ['Content-Length', 'Content-Type', 'Content-Encoding']) headers.delete(name);
  context.res = undefined;
  context.res = new Response(null, { status: 304, headers });
};

/** `undefined` for a response that is no file, and for HEAD requests to files whose content is not read. */
async function etagOfFile(response: Response): Promise<string | undefined> {
  const { headers } = response;
  const [changed, length] = [headers.get('Last-Modified'), headers.get('Content-Length')];
  if (changed === null || length === null) return undefined;
  if (!headers.get('Cache-Control')?.includes('immutable'))
    return response.body === null ? undefined : digestOf(response);
  return `W/"${Number(length).toString(16)}-${(Date.parse(changed) / 1000).toString(16)}"`;
}

async function digestOf(response: Response): Promise<string> {
  const content = new Uint8Array(await response.clone().arrayBuffer());
  return `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
}

/** Whether `If-None-Match` names an ETag. */
export function includesTag(ifNoneMatch: string | undefined, etag: string): boolean {
  const withoutWeakMark = (tag: string) => tag.trim().replace(/^W\//, '');
  const tags = ifNoneMatch?.split(',').map(withoutWeakMark) ?? [];
  return tags.includes('*') || tags.includes(withoutWeakMark(etag));
}
