import { PATH_CATALOGUE } from '@livery/contract/navigation/path-catalogue';
import type { RemoteName } from '@livery/contract/remotes/remote-name';

/**
 * The start that all paths of a remote module have in common (rules §2, host routes).
 *
 * @param routes a custom remote's paths in the manifest
 */
export function remoteBasePath(remote: RemoteName, routes: readonly string[] = []): string {
  const specified = PATH_CATALOGUE.filter(({ handledBy }) => handledBy === remote).map(({ pattern }) => pattern);
  return commonPrefix([...specified, ...routes]);
}

function commonPrefix(patterns: readonly string[]): string {
  const [firstSegments = [], ...otherPatterns] = patterns.map((pattern) => pattern.replace(/\/?\*$/, '').split('/'));
  const end = firstSegments.findIndex((segment, index) => otherPatterns.some((other) => other[index] !== segment));
  return (end === -1 ? firstSegments : firstSegments.slice(0, end)).join('/') || '/';
}
