import type { RemoteLocation } from '@livery/contract/remotes/remote-context';
import type { Saved } from '../saved/saved.ts';
import type { RemoteContextHandle } from './contract/create-remote-context.ts';

/** Saves the searches whose results a page shows. */
export function recordingSearches(saved: Saved, handle: RemoteContextHandle): RemoteContextHandle {
  const record = ({ path, search }: RemoteLocation) => {
    if (!path.endsWith('/search')) return;
    saved
      .open()
      .then((lists) => lists.searched(path, search))
      // If its code can't be loaded, searches aren't saved; the page is otherwise complete.
      .catch(() => undefined);
  };
  record(handle.context.location.now());
  return {
    ...handle,
    moved(location) {
      handle.moved(location);
      record(location);
    },
  };
}
