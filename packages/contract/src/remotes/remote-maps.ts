import type { MapHandle, MapOptions } from './shown-map.ts';

/** The shell's maps, for remotes. */
export interface RemoteMaps {
  /** Whether the deployment has a map; if not, none can be opened. */
  readonly offersMap: boolean;
  /**
   * Opens a map inside `element`, which only the map changes until `close` is called; it is also removed when the
   * remote is unmounted. The map's code is loaded now. The remote shows its buttons and attributions.
   */
  openMap(element: HTMLElement, options: MapOptions): MapHandle;
}
