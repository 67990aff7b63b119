import type { Page } from '@playwright/test';

export interface LoadedScript {
  readonly path: string;
  /** As it came, compressed. */
  readonly bytes: number;
  readonly isAxios: boolean;
}

/** In axios, and in nothing else that is loaded. */
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

/** The bytes of all but axios, which comes with the first call. */
export function bytesOf(scripts: readonly LoadedScript[]): number {
  return scripts.filter(({ isAxios }) => !isAxios).reduce((sum, { bytes }) => sum + bytes, 0);
}

/** What a failed test says of them. */
export function listOf(scripts: readonly LoadedScript[]): string {
  return scripts.map(({ path, bytes }) => `${bytes} ${path}`).join('\n');
}
