import type {
  MapBounds,
  MapHandle,
  MapOptions,
  MapState,
  RemoteContext,
} from '@livery/contract/remotes/remote-context';
import { BehaviorSubject } from 'rxjs';

type TrackResource = (what: string, end: () => void) => () => void;

/** A map that a remote has opened, with methods that act as a visitor. */
export interface FakeMap {
  readonly element: HTMLElement;
  /** The current options. */
  options(): MapOptions;
  /** How often the remote has asked to show all pins. */
  shownAll(): number;
  select(id: string): void;
  move(bounds: MapBounds): void;
  setState(state: MapState): void;
}

export interface FakeMapOptions {
  /** Whether the deployment has a map; `true` by default. */
  readonly offersMap?: boolean;
}

export interface FakeMaps {
  /** The maps that are open. */
  readonly maps: readonly FakeMap[];
}

/** The maps that a remote opens, ready immediately; they draw nothing. */
export function fakeMaps({ offersMap = true }: FakeMapOptions, track: TrackResource) {
  const maps: FakeMap[] = [];

  const openMap: RemoteContext['openMap'] = (element, mapOptions): MapHandle => {
    const state = new BehaviorSubject<MapState>({ kind: 'ready', attributions: ['<b>Map data</b>'] });
    let options = mapOptions;
    let shownAll = 0;
    const map: FakeMap = {
      element,
      options: () => options,
      shownAll: () => shownAll,
      select: (id) => options.onSelect?.(id),
      move: (bounds) => options.onMove?.(bounds),
      setState: (nextMapState) => state.next(nextMapState),
    };
    maps.push(map);
    return {
      state: { now: () => state.value, changes: state.asObservable() },
      update(changes) {
        options = { ...options, ...changes };
      },
      showAll() {
        shownAll += 1;
      },
      zoom: () => undefined,
      retry: () => state.next({ kind: 'loading' }),
      close: track('map', () => maps.splice(maps.indexOf(map), 1)),
    };
  };
  return { maps, offersMap, openMap };
}
