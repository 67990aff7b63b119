import type { RemoteFile } from '@livery/contract/remotes/manifest';
import { SHARED_PACKAGES } from '../../domain/remotes/shared-packages.ts';

interface ImportMap {
  readonly imports?: Readonly<Record<string, string>>;
  readonly integrity?: Readonly<Record<string, string>>;
}

/** The files of shared packages, by the import map of the page; none without one, as in tests. */
export function sharedFiles(document: Document): readonly RemoteFile[] {
  const text = document.querySelector('script[type="importmap"]')?.textContent;
  if (!text) return [];
  // The build's own: it is well-formed.
  const { imports = {}, integrity = {} }: ImportMap = JSON.parse(text);
  return SHARED_PACKAGES.flatMap((id) => {
    const path = imports[id];
    return path === undefined ? [] : [{ url: path, integrity: integrity[path] ?? '' }];
  });
}
