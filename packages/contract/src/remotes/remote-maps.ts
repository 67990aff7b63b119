import type { MapHandle, MapOptions } from './shown-map.ts';

/** The maps that the shell lends to remotes. */
export interface RemoteMaps {
  /** Whether the deployment has a map; without one, none can be opened. */
  readonly offersMap: boolean;
  /**
   * Opens a map inside `element`, which is its alone until `close` is called; it goes with the remote, too. What draws it
   * is loaded now. Its buttons and attributions are for the remote to show.
   */
  openMap(element: HTMLElement, options: MapOptions): MapHandle;
}
