import { readdir, realpath } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { MiddlewareHandler } from 'hono';
import { IMMUTABLE_CACHE_CONTROL, IMMUTABLE_PATHS } from '../send-files.ts';
import { keptReleases, releaseFinder } from './former-releases.ts';

interface FormerFilesDependencies {
  /** Each is a release, or a folder of releases (`LIVERY_ASSETS`). */
  readonly folders: readonly string[];
  /** The folder of the running build. */
  readonly own: string;
  /** Called with one sentence about each folder or file that can't be read, once each. */
  readonly onProblem: (sentence: string) => void;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

/** How long a list of the files is used, in milliseconds, before a missing file makes the edge list them again. */
const LIST_LIFETIME_MS = 2_000;

/**
 * Serves files of earlier builds, whose names contain a digest, to pages that are still open; they are read from the
 * disk for each request. Only files found in the folders can be requested: no symbolic links, and no paths that lead
 * outside.
 *
 * The folders are listed again when a file is missing, so that during a rollout this edge has the files of the next
 * release too, because its pages may load them from here.
 *
 * @see docs/operate.md, Rolling out and back
 */
export function formerFiles({ now = Date.now, ...dependencies }: FormerFilesDependencies): MiddlewareHandler {
  const findReleases = releaseFinder(dependencies);
  let files: ReadonlyMap<string, MiddlewareHandler> = new Map();
  let listedAt = now();
  let listing: Promise<void> | undefined = list();

  async function list(): Promise<void> {
    const handlers = new Map<string, MiddlewareHandler>();
    // The oldest first, so that newer files replace older ones.
    for (const { folder } of keptReleases(await findReleases(), now()).toReversed()) {
      const client = join(folder, 'client');
      for (const [root, below] of [
        [client, 'assets'],
        [folder, 'remotes'],
      ] as const) {
        if (!(await isWithin(folder, join(root, below)))) continue;
        const serve = serveStatic({ root, precompressed: true });
        for (const path of await pathsBelow(root, below)) handlers.set(path, serve);
      }
    }
    files = handlers;
    listedAt = now();
    listing = undefined;
  }

  return async (context, next) => {
    const { path, method } = context.req;
    if (!IMMUTABLE_PATHS.test(path) || (method !== 'GET' && method !== 'HEAD')) return next();
    if (!files.has(path) && listing === undefined && now() - listedAt >= LIST_LIFETIME_MS) listing = list();
    if (!files.has(path)) await listing;
    const response = await files.get(path)?.(context, async () => undefined);
    // It may have been removed meanwhile.
    if (response === undefined) return next();
    response.headers.set('Cache-Control', IMMUTABLE_CACHE_CONTROL);
    response.headers.set('Vary', 'Accept-Encoding');
    return response;
  };
}

/** Whether a folder of a release isn't a symbolic link that leads outside; the release itself may be a link. */
async function isWithin(release: string, folder: string): Promise<boolean> {
  try {
    return (await realpath(folder)) === join(await realpath(release), relative(release, folder));
  } catch {
    return false;
  }
}

/** The addresses of the files in a folder and its subfolders; none if they can't be read. */
async function pathsBelow(root: string, folder: string): Promise<readonly string[]> {
  const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => `/${relative(root, join(entry.parentPath, entry.name)).split(sep).join('/')}`)
    .filter((path) => IMMUTABLE_PATHS.test(path) && !path.includes('/.'));
}
