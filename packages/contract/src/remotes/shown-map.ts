import type { Live } from '../shared/live.ts';

/** A place on a map. */
export interface MapPin {
  readonly id: string;
  /** Degrees. */
  readonly latitude: number;
  readonly longitude: number;
  /** What is there: the name of a hotel. Untrusted. */
  readonly title: string;
  /** Stands on the pin, such as a price; with the empty text the pin is a dot. */
  readonly label: string;
}

/** The part of the world that a map shows, in degrees; `west` is greater than `east` across the date line. */
export interface MapBounds {
  readonly north: number;
  readonly south: number;
  readonly east: number;
  readonly west: number;
}

/** What a map shows. */
export interface MapOptions {
  /** The map's name for those who can't see it. */
  readonly label: string;
  /** In the order of the keyboard; if pins collide, an earlier one keeps its label. */
  readonly pins: readonly MapPin[];
  /** The pin that the visitor chose, and the one whose card they point at; `null` for none. */
  readonly selected: string | null;
  readonly highlighted: string | null;
  /** Whether it can be moved and its pins can be chosen; without that it is a picture. */
  readonly interactive: boolean;
  /** The visitor has chosen a pin. */
  readonly onSelect?: (id: string) => void;
  /** The visitor has moved the map. */
  readonly onMove?: (bounds: MapBounds) => void;
}

export type MapState =
  | { readonly kind: 'loading' }
  /** `attributions` are HTML of whose data is shown, to be shown with the map: untrusted. */
  | { readonly kind: 'ready'; readonly attributions: readonly string[] }
  /** This browser can't draw maps, or the map or its code couldn't be loaded. */
  | { readonly kind: 'failed'; readonly reason: 'unsupported' | 'unreachable' };

/** A map that was opened. After `close` nothing has an effect. */
export interface MapHandle {
  readonly state: Live<MapState>;
  /** Changes what is given. The view stays as it is. */
  update(changes: Partial<MapOptions>): void;
  /** Shows all pins. */
  showAll(): void;
  /** Zooms by whole levels: in, or out with a negative number. */
  zoom(levels: number): void;
  /** Tries again if it has failed. */
  retry(): void;
  close(): void;
}
