import type { Page } from '@playwright/test';

export interface LoadedScript {
  readonly path: string;
  /** Its compressed size. */
  readonly bytes: number;
  readonly isAxios: boolean;
}

/** A text that only the code of axios contains. */
const AXIOS = 'AxiosError';

/** The scripts that a page loads from now on. */
export function loadedScripts(page: Page): () => Promise<readonly LoadedScript[]> {
  const scripts: Promise<LoadedScript>[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() !== 'script') return;
    const loaded = async () => {
      const [{ responseBodySize: bytes }, response] = await Promise.all([request.sizes(), request.response()]);
      const source = (await response?.text()) ?? '';
      return { path: new URL(request.url()).pathname, bytes, isAxios: source.includes(AXIOS) };
    };
    scripts.push(loaded());
  });
  return () => Promise.all(scripts);
}

/** The bytes of all except axios, which is loaded with the first call. */
export function bytesOf(scripts: readonly LoadedScript[]): number {
  return scripts.filter(({ isAxios }) => !isAxios).reduce((sum, { bytes }) => sum + bytes, 0);
}

/** A list of the scripts for the message of a failed test. */
export function listOf(scripts: readonly LoadedScript[]): string {
  return scripts.map(({ path, bytes }) => `${bytes} ${path}`).join('\n');
}
