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
    const known = agency.state.now();
    onRoom?.(roomForPieces(manifest.value, 'agency' in known ? known.agency : undefined));
    return Object.keys(manifest.value).flatMap((listed) => {
      const remote = remoteNamed(listed);
      if (remote === undefined) return [];
      const offered = findOfferedRemote(manifest.value, remote);
      return offered.ok && offered.value.slots?.includes(name) ? [remote] : [];
    });
  }

  return ({ name, element, props = null, screen, onEmpty = () => undefined, onRoom = () => undefined }) => {
    const data = parsePlainData(props);
    if (!data.ok) throw new Error(`The slot “${name}” can’t be opened with these props: ${data.error}.`);
    const given = data.value;
    const controller = new AbortController();
    const loading = new Set<Subscription>();
    const shown = new Map<RemoteName, ShownRemote>();
    const elements = new Set<HTMLElement>();
    let location: RemoteLocation = screen.location;
    const used = new Set<HTMLElement>();
    const left = (own: HTMLElement) => {
      used.delete(own);
      elements.delete(own);
      const nothing = emptyStandIn(own);
      own.replaceWith(nothing);
      elements.add(nothing);
      if (used.size === 0 && !controller.signal.aborted) onEmpty();
    };

    function show(remote: RemoteName, ready: LoadedRemote, own: HTMLElement): void {
      let hasCrashed = false;
      const remove = () => {
        shown.get(remote)?.end();
        shown.delete(remote);
        left(own);
      };
      const onCrash = (error: unknown) => {
        hasCrashed = true;
        modules.reportProblem(remote, error);
        remove();
      };
      own.hidden = false;
      const piece = showPiece({
        ...{ remote, ready, slot: name, element: own, props: given, onCrash },
        screen: { ...screen, location },
      });
      if (hasCrashed) return piece.end();
      const unwatch = screen.watchErrors({
        element: () => own,
        isFrom: (traces) => modules.isFrom(remote, traces),
        onError: (error, leftBlank) => (leftBlank ? onCrash(error) : modules.reportProblem(remote, error)),
      });
      shown.set(remote, {
        moved: piece.moved,
        end() {
          unwatch();
          piece.end();
        },
      });
    }

    function addElement(remote: RemoteName): HTMLElement {
      const own = element.ownerDocument.createElement('div');
      own.hidden = true;
      own.dataset['piece'] = name;
      own.dataset['remote'] = remote;
      elements.add(own);
      used.add(own);
      element.append(own);
      return own;
    }

    function begin(remote: RemoteName, own: HTMLElement): void {
      const before = modules.state(remote).now().kind;
      // A remote that failed is tried again for each place.
      if (before === 'idle' || before === 'failed') modules.load(remote);
      loading.add(
        modules
          .state(remote)
          .changes.pipe(
            filter(({ kind }) => kind === 'ready' || kind === 'failed'),
            take(1),
          )
          .subscribe((state) => {
            if (state.kind === 'ready') show(remote, state.remote, own);
            else left(own);
          }),
      );
    }

    const opened = () => {
      element.dataset['opened'] = '';
    };
    offering({ name, onRoom }, controller.signal).then(
      (remotes) => {
        if (controller.signal.aborted) return;
        opened();
        if (remotes.length === 0) onEmpty();
        const places = remotes.map((remote) => [remote, addElement(remote)] as const);
        for (const [remote, own] of places) begin(remote, own);
      },
      () => {
        if (controller.signal.aborted) return;
        opened();
        onEmpty();
      },
    );

    return {
      moved(next) {
        location = next;
        for (const piece of shown.values()) piece.moved(next);
      },
      end() {
        controller.abort();
        for (const subscription of loading) subscription.unsubscribe();
        for (const piece of shown.values()) piece.end();
        shown.clear();
        for (const own of elements) own.remove();
      },
    };
  };
}

/**
 * Replaces a removed piece by an empty one, like a piece that has nothing to show: its reserved room is freed in the
 * same way.
 */
function emptyStandIn(own: HTMLElement): HTMLElement {
  const nothing = own.ownerDocument.createElement('div');
  Object.assign(nothing.dataset, own.dataset);
  nothing.hidden = true;
  nothing.append(own.ownerDocument.createElement('span'));
  return nothing;
}
