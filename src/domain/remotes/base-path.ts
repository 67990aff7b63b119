import type { RemoteName } from './remote-name.ts';

const BASE_PATHS: Readonly<Record<RemoteName, string>> = {
  mainApp: '/',
  blog: '/blog',
  destinationDetails: '/destination',
  topDestinations: '/top-destination',
  resort: '/booknow/resort',
  userStore: '/',
};

/** Where a remote module's family of paths begins (specification §2, host routes). */
export function basePathOf(remote: RemoteName): string {
  return BASE_PATHS[remote];
}
