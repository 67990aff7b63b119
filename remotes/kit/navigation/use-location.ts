import { useLive } from '../../../design/use-live.ts';
import type { RemoteLocation } from '../../../src/application/remotes/remote-context.ts';
import { useRemote } from '../use-remote.ts';

/** Where the visitor is; renders again when they go elsewhere. */
export function useLocation(): RemoteLocation {
  return useLive(useRemote().location);
}
