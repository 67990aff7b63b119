import type { RemoteLocation } from '@livery/contract/remotes/remote-context';
import type { RemoteName } from '@livery/contract/remotes/remote-name';
import { errorText } from '../../shared/error-text.ts';
import type { OpenSlot, ShownRemote, SlotPlace } from '../remotes.ts';

interface SlotsOfRemoteDependencies {
  readonly remote: RemoteName;
  /** Left out for a piece, which can't open slots. */
  readonly openSlot: OpenSlot | undefined;
  readonly reportError: (error: unknown) => void;
}

/** The slots that a remote's page has opened. */
export function slotsOfRemote({ remote, openSlot, reportError }: SlotsOfRemoteDependencies) {
  const slots = new Set<ShownRemote>();

  return {
    /** If one can't be opened, the reason is reported and nothing is shown. */
    open(place: SlotPlace): () => void {
      if (openSlot === undefined) {
        reportError(`“${remote}” can’t open the slot “${errorText(place.name)}”: only pages of remotes open slots.`);
        return () => undefined;
      }
      try {
        const slot = openSlot(place);
        slots.add(slot);
        return () => {
          slots.delete(slot);
          slot.end();
        };
      } catch (thrown) {
        reportError(thrown);
        return () => undefined;
      }
    },

    moved(location: RemoteLocation): void {
      for (const slot of slots) slot.moved(location);
    },
  };
}
