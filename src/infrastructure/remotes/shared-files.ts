import type { RemoteFile } from '@livery/contract/remotes/manifest';
import { SHARED_PACKAGES } from '../../domain/remotes/shared-packages.ts';

interface ImportMap {
  readonly imports?: Readonly<Record<string, string>>;
  readonly integrity?: Readonly<Record<string, string>>;
}

/** The files of shared packages, from the page's import map; none if there is no map, as in tests. */
export function sharedFiles(document: Document): readonly RemoteFile[] {
  const text = document.querySelector('script[type="importmap"]')?.textContent;
  if (!text) return [];
  // Written by the build, so it is well-formed.
  const { imports = {}, integrity = {} }: ImportMap = JSON.parse(text);
  return SHARED_PACKAGES.flatMap((id) => {
    const path = imports[id];
    return path === undefined ? [] : [{ url: path, integrity: integrity[path] ?? '' }];
  });
}
