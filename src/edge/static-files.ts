import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
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
async function etagOfFile(answer: Response): Promise<string | undefined> {
  const { headers } = answer;
  const [changed, length] = [headers.get('Last-Modified'), headers.get('Content-Length')];
  if (changed === null || length === null) return undefined;
  if (!headers.get('Cache-Control')?.includes('immutable')) return answer.body === null ? undefined : digestOf(answer);
  return `W/"${Number(length).toString(16)}-${(Date.parse(changed) / 1000).toString(16)}"`;
}

async function digestOf(answer: Response): Promise<string> {
  const content = new Uint8Array(await answer.clone().arrayBuffer());
  return `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
}

function includesTag(ifNoneMatch: string | undefined, etag: string): boolean {
  const bare = (tag: string) => tag.trim().replace(/^W\//, '');
  const tags = ifNoneMatch?.split(',').map(bare) ?? [];
  return tags.includes('*') || tags.includes(bare(etag));
}

/**
 * Serves what the build made for browsers, and only that: the shell's files at the root, the remote modules under
 * `/remotes/`, compressed where the build compressed them. Passes on what is no file.
 *
 * @param root the folder of the build, with `client/` and `remotes/` in it
 */
export function staticFiles(root: string): MiddlewareHandler {
  const client = serveStatic({ root: join(root, 'client'), precompressed: true });
  const remotes = serveStatic({
    root: join(root, 'remotes'),
    precompressed: true,
    rewriteRequestPath: (path) => path.replace(/^\/remotes\//, '/'),
  });
  return (context, next) => (context.req.path.startsWith('/remotes/') ? remotes : client)(context, next);
}
