import type { MapBounds, MapPin } from '@livery/contract/remotes/shown-map';
import type { LngLatBoundsLike, Map as MapLibre } from 'maplibre-gl';

/** The view of a map without pins: the inhabited world. */
export const INITIAL_CAMERA = { center: [12, 24] as [number, number], zoom: 1 };

/** Space between the pins and the edge, in pixels. */
const PADDING_PX = 56;
/** A single pin is shown with its town around it. */
const MAX_ZOOM = 13;

/** Shows all pins, on the side of the world where they are closest together. */
export function fitToPins(map: MapLibre, pins: readonly MapPin[], how: { readonly animate?: boolean } = {}): void {
  const area = pinsArea(pins);
  if (area !== null) map.fitBounds(area, { ...how, padding: mapPadding(map), maxZoom: MAX_ZOOM });
}

/** Less in a small map, which the normal padding would fill. */
function mapPadding(map: MapLibre): number {
  const { clientWidth, clientHeight } = map.getContainer();
  return Math.min(PADDING_PX, Math.floor(Math.min(clientWidth, clientHeight) / 4));
}

/** `null` without pins. The area of pins on both sides of the date line crosses it. */
export function pinsArea(pins: readonly Pick<MapPin, 'latitude' | 'longitude'>[]): LngLatBoundsLike | null {
  if (pins.length === 0) return null;
  const latitudes = pins.map(({ latitude }) => latitude);
  const plain = numberRange(pins.map(({ longitude }) => longitude));
  const across = numberRange(pins.map(({ longitude }) => (longitude < 0 ? longitude + 360 : longitude)));
  const [west, east] = across[1] - across[0] < plain[1] - plain[0] ? across : plain;
  return [west, Math.min(...latitudes), east, Math.max(...latitudes)];
}

function numberRange(numbers: readonly number[]): readonly [number, number] {
  return [Math.min(...numbers), Math.max(...numbers)];
}

/** The visible area of the map, with longitudes from -180 to 180. */
export function mapBounds(map: Pick<MapLibre, 'getBounds'>): MapBounds {
  const bounds = map.getBounds();
  const [west, east] = [bounds.getWest(), bounds.getEast()];
  const whole = east - west >= 360;
  return {
    north: bounds.getNorth(),
    south: bounds.getSouth(),
    west: whole ? -180 : wrapLongitude(west),
    east: whole ? 180 : wrapLongitude(east),
  };
}

function wrapLongitude(longitude: number): number {
  return ((((longitude + 180) % 360) + 360) % 360) - 180;
}
