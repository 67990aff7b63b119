import type { RemoteState } from '../../../src/application/remotes/remotes.ts';

/** The text of a page whose remote can't be used. */
export const FAILED = 'Failed to load remote component.';

/** A remote whose entry was loaded from an address, and mounts nothing. */
export function readyRemote(url: string): RemoteState {
  const module = { entry: { url, integrity: '' }, chunks: [], styles: [] };
  return {
    kind: 'ready',
    remote: {
      module,
      deployed: url,
      entry: { mount: () => undefined, mountSlot: () => undefined, open: () => undefined },
    },
  };
}

/** A remote whose entry failed. */
export function crashedRemote(url: string): RemoteState {
  return { kind: 'failed', failure: { kind: 'crashed', url, problem: '' } };
}
