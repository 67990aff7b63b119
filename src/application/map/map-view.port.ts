import type { LanguageCode } from '@livery/contract/market/language';
import type { MapOptions } from '@livery/contract/remotes/shown-map';

/**
 * The library that draws maps in a page. It is large, so it is loaded when the first map is opened.
 *
 * Checked by tests/contracts/map-view.contract.ts.
 */
export interface MapView {
  /** Rejects if its code can't be loaded. */
  load(): Promise<MapDrawer>;
}

export interface MapDrawer {
  /** Draws a map inside an element; nothing else may use the element until the map is removed. */
  draw(element: HTMLElement, options: DrawnMapOptions, events: MapEvents): DrawnMap;
}

export interface DrawnMapOptions extends MapOptions {
  /** The language of the names on the map. */
  readonly language: LanguageCode;
}

/** Whether a map could be drawn; nothing is called after it is removed. */
export interface MapEvents {
  /**
   * The map is drawn; called again when the attributions change.
   *
   * @param attributions untrusted HTML that names the data's owners
   */
  ready(attributions: readonly string[]): void;
  /**
   * The map can't be drawn: this browser can't draw any, or the map's style can't be loaded. Its element is empty then.
   */
  failed(reason: 'unsupported' | 'unreachable'): void;
}

/** A map in the page. */
export interface DrawnMap {
  update(options: DrawnMapOptions): void;
  /** Shows all pins. */
  showAll(): void;
  /** Zooms by whole levels, as if the visitor had done it. */
  zoom(levels: number): void;
  /** Empties the element, and frees the map's graphics memory. */
  remove(): void;
}
