import type { Live } from '../shared/live.ts';

/** A place on a map. */
export interface MapPin {
  readonly id: string;
  /** Degrees. */
  readonly latitude: number;
  readonly longitude: number;
  /** Its name, such as that of a hotel. Untrusted. */
  readonly title: string;
  /** The text on the pin, such as a price; if it is empty, the pin is a dot. */
  readonly label: string;
}

/** The area that a map shows, in degrees; `west` is greater than `east` across the date line. */
export interface MapBounds {
  readonly north: number;
  readonly south: number;
  readonly east: number;
  readonly west: number;
}

/** What a map shows. */
export interface MapOptions {
  /** The map's accessible name. */
  readonly label: string;
  /** In the order of the Tab key; if pins collide, the earlier one keeps its label. */
  readonly pins: readonly MapPin[];
  /** The pin that the visitor chose, and the one whose card they point at; `null` for none. */
  readonly selected: string | null;
  readonly highlighted: string | null;
  /** Whether the visitor can move it and choose pins; otherwise it is a picture. */
  readonly interactive: boolean;
  /** Called when the visitor has chosen a pin. */
  readonly onSelect?: (id: string) => void;
  /** Called when the visitor has moved the map. */
  readonly onMove?: (bounds: MapBounds) => void;
}

export type MapState =
  | { readonly kind: 'loading' }
  /** `attributions` are the credits for the map's data as HTML, to be shown with the map: untrusted. */
  | { readonly kind: 'ready'; readonly attributions: readonly string[] }
  /** This browser can't draw maps, or the map or its code couldn't be loaded. */
  | { readonly kind: 'failed'; readonly reason: 'unsupported' | 'unreachable' };

/** An open map. After `close` no call has an effect. */
export interface MapHandle {
  readonly state: Live<MapState>;
  /** Changes the given options. The view stays as it is. */
  update(changes: Partial<MapOptions>): void;
  /** Moves the view so that all pins are visible. */
  showAll(): void;
  /** Zooms by whole levels: in, or out with a negative number. */
  zoom(levels: number): void;
  /** Tries again after a failure. */
  retry(): void;
  close(): void;
}
