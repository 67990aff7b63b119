import { useLive } from '@livery/ui/use-live';
import type { RemoteLocation } from '../../../../src/application/remotes/remote-context.ts';
import { useRemote } from '../use-remote.ts';

/** The visitor's location; renders again when it changes. */
export function useLocation(): RemoteLocation {
  return useLive(useRemote().location);
}
