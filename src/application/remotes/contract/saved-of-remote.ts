import type { RemoteSaved } from '@livery/contract/remotes/remote-saved';
import { parseNamedItem } from '../../../domain/saved/saved-item.ts';
import type { Saved, SavedLists } from '../../saved/saved.ts';

interface SavedOfRemoteDependencies {
  readonly saved: Saved;
  readonly ended: AbortSignal;
  readonly reportError: (error: unknown) => void;
}

/** Lets a remote save for the visitor, until it is unmounted. */
export function savedOfRemote({ saved, ended, reportError }: SavedOfRemoteDependencies): RemoteSaved {
  const change = (make: (lists: SavedLists) => void) => {
    if (!ended.aborted) saved.open().then(make).catch(reportError);
  };
  return {
    seen: (item) => change((lists) => lists.addSeen(parseNamedItem(item))),
    favourites: saved.favourites,
    setFavourite: (item, isFavourite) =>
      change((lists) => lists.setFavourite(parseNamedItem(item), isFavourite === true)),
  };
}
