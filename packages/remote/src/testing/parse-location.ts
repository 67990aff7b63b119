import type { RemoteLocation } from '@livery/contract/remotes/remote-context';

/** The location of a path with its query and hash. */
export function parseLocation(address: string): RemoteLocation {
  const { pathname, search, hash } = new URL(address, 'https://site.example');
  return { path: pathname, search, hash };
}
