import { findOfferedRemote } from '@livery/contract/remotes/manifest';
import { type PlainData, parsePlainData } from '@livery/contract/remotes/plain-data';
import type { RemoteLocation } from '@livery/contract/remotes/remote-context';
import { type RemoteName, remoteNamed } from '@livery/contract/remotes/remote-name';
import { filter, type Subscription, take } from 'rxjs';
import { roomForPieces } from '../../domain/remotes/room-for-pieces.ts';
import type { HostAgency } from '../agency/host-agency.ts';
import type { createManifests } from './loading/create-manifests.ts';
import type { LoadedRemote, OpenSlot, RemoteModules, RemoteScreen, ShownRemote, SlotPlace } from './remotes.ts';

interface SlotsDependencies {
  readonly manifests: ReturnType<typeof createManifests>;
  readonly agency: HostAgency;
  readonly modules: Pick<RemoteModules, 'load' | 'state' | 'reportProblem' | 'isFrom'>;
  /** Mounts a piece of a loaded remote. */
  readonly showPiece: (piece: SlotPiece) => ShownRemote;
}

/** A piece that one remote offers for a place. */
export interface SlotPiece {
  readonly remote: RemoteName;
  readonly ready: LoadedRemote;
  readonly slot: string;
  readonly element: HTMLElement;
  readonly props: PlainData;
  readonly screen: RemoteScreen;
  /** Called when the piece has thrown and shows nothing any more; it is removed then. */
  readonly onCrash: (error: unknown) => void;
}

/**
 * Opens places for the pieces of remotes. A remote is loaded for the first place that it has a piece for. If it can't
 * be loaded, or its piece throws, nothing is shown for it; other pieces and the page aren't affected.
 *
 * @returns a function that opens a place; it throws an error with one sentence if its `props` aren't plain data
 */
export function createSlots({ manifests, agency, modules, showPiece }: SlotsDependencies): OpenSlot {
  async function offering(
    { name, onRoom }: Pick<SlotPlace, 'name' | 'onRoom'>,
    signal: AbortSignal,
  ): Promise<readonly RemoteName[]> {
    const manifest = await manifests.read(false, signal);
    if (!manifest.ok) return [];
    const knownAgency = agency.state.now();
    onRoom?.(roomForPieces(manifest.value, 'agency' in knownAgency ? knownAgency.agency : undefined));
    return Object.keys(manifest.value).flatMap((listedName) => {
      const remote = remoteNamed(listedName);
      if (remote === undefined) return [];
      const offeredRemote = findOfferedRemote(manifest.value, remote);
      return offeredRemote.ok && offeredRemote.value.slots?.includes(name) ? [remote] : [];
    });
  }

  return ({ name, element, props = null, screen, onEmpty = () => undefined, onRoom = () => undefined }) => {
    const data = parsePlainData(props);
    if (!data.ok) throw new Error(`The slot “${name}” can’t be opened with these props: ${data.error}.`);
    const givenData = data.value;
    const controller = new AbortController();
    const loading = new Set<Subscription>();
    const shownRemotes = new Map<RemoteName, ShownRemote>();
    const elements = new Set<HTMLElement>();
    let location: RemoteLocation = screen.location;
    const usedElements = new Set<HTMLElement>();
    const leaveSlot = (ownElement: HTMLElement) => {
      usedElements.delete(ownElement);
      elements.delete(ownElement);
      const nothing = emptyStandIn(ownElement);
      ownElement.replaceWith(nothing);
      elements.add(nothing);
      if (usedElements.size === 0 && !controller.signal.aborted) onEmpty();
    };

    function show(remote: RemoteName, ready: LoadedRemote, ownElement: HTMLElement): void {
      let hasCrashed = false;
      const remove = () => {
        shownRemotes.get(remote)?.end();
        shownRemotes.delete(remote);
        leaveSlot(ownElement);
      };
      const onCrash = (error: unknown) => {
        hasCrashed = true;
        modules.reportProblem(remote, error);
        remove();
      };
      ownElement.hidden = false;
      const piece = showPiece({
        ...{ remote, ready, slot: name, element: ownElement, props: givenData, onCrash },
        screen: { ...screen, location },
      });
      if (hasCrashed) return piece.end();
      const unwatch = screen.watchErrors({
        element: () => ownElement,
        isFrom: (traces) => modules.isFrom(remote, traces),
        onError: (error, leftBlank) => (leftBlank ? onCrash(error) : modules.reportProblem(remote, error)),
      });
      shownRemotes.set(remote, {
        moved: piece.moved,
        end() {
          unwatch();
          piece.end();
        },
      });
    }

    function addElement(remote: RemoteName): HTMLElement {
      const ownElement = element.ownerDocument.createElement('div');
      ownElement.hidden = true;
      ownElement.dataset['piece'] = name;
      ownElement.dataset['remote'] = remote;
      elements.add(ownElement);
      usedElements.add(ownElement);
      element.append(ownElement);
      return ownElement;
    }

    function begin(remote: RemoteName, ownElement: HTMLElement): void {
      const kindBefore = modules.state(remote).now().kind;
      // A remote that failed is tried again for each place.
      if (kindBefore === 'idle' || kindBefore === 'failed') modules.load(remote);
      loading.add(
        modules
          .state(remote)
          .changes.pipe(
            filter(({ kind }) => kind === 'ready' || kind === 'failed'),
            take(1),
          )
          .subscribe((state) => {
            if (state.kind === 'ready') show(remote, state.remote, ownElement);
            else leaveSlot(ownElement);
          }),
      );
    }

    const markOpened = () => {
      element.dataset['opened'] = '';
    };
    offering({ name, onRoom }, controller.signal).then(
      (remotes) => {
        if (controller.signal.aborted) return;
        markOpened();
        if (remotes.length === 0) onEmpty();
        const places = remotes.map((remote) => [remote, addElement(remote)] as const);
        for (const [remote, ownElement] of places) begin(remote, ownElement);
      },
      () => {
        if (controller.signal.aborted) return;
        markOpened();
        onEmpty();
      },
    );

    return {
      moved(nextLocation) {
        location = nextLocation;
        for (const piece of shownRemotes.values()) piece.moved(nextLocation);
      },
      end() {
        controller.abort();
        for (const subscription of loading) subscription.unsubscribe();
        for (const piece of shownRemotes.values()) piece.end();
        shownRemotes.clear();
        for (const ownElement of elements) ownElement.remove();
      },
    };
  };
}

/**
 * Replaces a removed piece by an empty one, like a piece that has nothing to show: its reserved room is freed in the
 * same way.
 */
function emptyStandIn(ownElement: HTMLElement): HTMLElement {
  const nothing = ownElement.ownerDocument.createElement('div');
  Object.assign(nothing.dataset, ownElement.dataset);
  nothing.hidden = true;
  nothing.append(ownElement.ownerDocument.createElement('span'));
  return nothing;
}
