import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { OWN_ORIGIN_PLACEHOLDER, type RemoteFile } from '@livery/contract/remotes/manifest';
import { errorText } from '../../application/shared/error-text.ts';
import { readLimited } from '../node/read-limited.ts';

interface ContentFilesDependencies {
  /** The folder of the build, which contains the remotes if the content host is a path on the page's origin. */
  readonly root: string;
  readonly fetch?: typeof globalThis.fetch;
}

const TIME_LIMIT_MS = 2000;
/** In bytes. */
const MAX_FILE_BYTES = 8 * 1024 * 1024;

/**
 * Reads files of the content host on a server.
 *
 * @returns a function that rejects if the file can't be read, or doesn't match the digest in the manifest
 */
export function contentFiles({
  root,
  fetch = globalThis.fetch,
}: ContentFilesDependencies): (file: RemoteFile) => Promise<string> {
  return async ({ url, integrity }) => {
    const content = await contentOf(url);
    const algorithm = integrity.slice(0, integrity.indexOf('-'));
    const digest = createHash(algorithm).update(content).digest('base64');
    if (`${algorithm}-${digest}` !== integrity) throw new Error(`${url} is not the file that the manifest names.`);
    return content.toString('utf8');
  };

  async function contentOf(url: string): Promise<Buffer> {
    const { origin, pathname } = new URL(url);
    if (origin === OWN_ORIGIN_PLACEHOLDER) return readFile(join(root, decodeURIComponent(pathname)));
    const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(TIME_LIMIT_MS) });
    if (!response.ok) throw new Error(`${url} responded with ${response.status}.`);
    return readLimited(response, MAX_FILE_BYTES).catch((failure) => {
      throw new Error(`${url} can’t be read: ${errorText(failure)}`);
    });
  }
}
