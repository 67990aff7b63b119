import type { LanguageCode } from '@livery/contract/market/language';
import type { MapOptions } from '@livery/contract/remotes/shown-map';

/**
 * What draws maps in a page: a large library, which is loaded when the first map is opened.
 *
 * Checked by tests/contracts/map-view.contract.ts.
 */
export interface MapView {
  /** Rejects if its code can't be loaded. */
  load(): Promise<MapDrawer>;
}

export interface MapDrawer {
  /** Draws a map inside an element, which is its alone until it is removed. */
  draw(element: HTMLElement, options: DrawnMapOptions, events: MapEvents): DrawnMap;
}

export interface DrawnMapOptions extends MapOptions {
  /** Of the names on the map. */
  readonly language: LanguageCode;
}

/** What becomes of a map: one of the two, and nothing any more once it is removed. */
export interface MapEvents {
  /** The map is there; called again when there are other attributions. @param attributions HTML of whose data is shown, untrusted */
  ready(attributions: readonly string[]): void;
  /** The map can't be drawn: by this browser at all, or because its style can't be loaded. Its element is empty then. */
  failed(reason: 'unsupported' | 'unreachable'): void;
}

/** A map in the page. */
export interface DrawnMap {
  update(options: DrawnMapOptions): void;
  /** Shows all pins. */
  showAll(): void;
  /** Zooms by whole levels, as if the visitor had done it. */
  zoom(levels: number): void;
  /** Empties the element, and frees what the map holds of the graphics processor. */
  remove(): void;
}
