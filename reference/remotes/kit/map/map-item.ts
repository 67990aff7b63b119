import type { MapPin } from '@livery/remote';
import type { ReactNode } from 'react';

/** A result on the map. */
export interface MapItem {
  readonly id: string;
  /** Untrusted. */
  readonly title: string;
  readonly point: Pick<MapPin, 'latitude' | 'longitude'>;
  /** The price that the visitor may see; the empty text if they may not see it. */
  readonly price: string;
  /** Shown once its pin is chosen. */
  readonly card: ReactNode;
}

/** Items at one place: they share a pin. */
export interface MapPlace {
  readonly pin: MapPin;
  /** The pin shows the price of the first one. */
  readonly items: readonly [MapItem, ...MapItem[]];
}

/** About ten metres: if places were closer, one pin would cover the other at every zoom level. */
const COORDINATE_DECIMALS = 4;

/**
 * The places of items, in the order of the items.
 *
 * @param titleOf the name of a place with several items
 */
export function groupByPlace(
  items: readonly MapItem[],
  titleOf: (first: string, others: number) => string,
): readonly MapPlace[] {
  const groups = new Map<string, MapItem[]>();
  for (const item of items) {
    const key = `${item.point.latitude.toFixed(COORDINATE_DECIMALS)} ${item.point.longitude.toFixed(COORDINATE_DECIMALS)}`;
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return [...groups.values()].flatMap(([firstMapItem, ...otherMapItems]) => {
    if (firstMapItem === undefined) return [];
    const title = otherMapItems.length === 0 ? firstMapItem.title : titleOf(firstMapItem.title, otherMapItems.length);
    return [
      {
        pin: { id: firstMapItem.id, title, label: firstMapItem.price, ...firstMapItem.point },
        items: [firstMapItem, ...otherMapItems],
      } as const,
    ];
  });
}

/** The place of an item. */
export function findPlace(places: readonly MapPlace[], itemId: string | null): MapPlace | undefined {
  return places.find(({ items }) => items.some(({ id }) => id === itemId));
}
