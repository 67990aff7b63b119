import type { MapHandle, MapOptions, MapState } from '@livery/contract/remotes/remote-context';
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useRemote } from './use-remote.ts';

export interface OpenedMap extends Pick<MapHandle, 'showAll' | 'zoom' | 'retry'> {
  /** For the element in which the map is drawn: an empty element that has a size. */
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly state: MapState;
}

/**
 * Opens a map of the shell in an element while the component is mounted. The map follows later changes of the options,
 * except `interactive` and `label`.
 */
export function useMap(options: MapOptions): OpenedMap {
  const { openMap } = useRemote();
  const ref = useRef<HTMLDivElement>(null);
  const latestOptionsRef = useRef(options);
  const handle = useRef<MapHandle>(null);
  const [state, setState] = useState<MapState>({ kind: 'loading' });

  useLayoutEffect(() => {
    latestOptionsRef.current = options;
    handle.current?.update(options);
  }, [options]);

  useEffect(() => {
    if (ref.current === null) return undefined;
    const map = openMap(ref.current, latestOptionsRef.current);
    handle.current = map;
    const following = map.state.changes.subscribe(setState);
    return () => {
      following.unsubscribe();
      handle.current = null;
      map.close();
    };
  }, [openMap]);

  return useMemo(
    () => ({
      ref,
      state,
      showAll: () => handle.current?.showAll(),
      zoom: (levels: number) => handle.current?.zoom(levels),
      retry: () => handle.current?.retry(),
    }),
    [state],
  );
}
