import type { GeoJSONVTTile } from '@maplibre/geojson-vt';
import type { GeoJSON } from 'geojson';
import { cityNames, countryNames } from './map-places.ts';

/** At higher zoom levels, the tiles of this level are enlarged: the data has no more detail. */
export const MAX_ZOOM = 9;

/** A map of the world in vector tiles, each drawn when it is first requested. */
export interface MapTiles {
  /** The octets of a tile with the layers `land`, `borders` and `names`; `null` for one that the world doesn't have. */
  tile(z: number, x: number, y: number): Promise<Uint8Array<ArrayBuffer> | null>;
}

/** Loads nothing until a tile is requested: few visitors open a map, and its data is as large as the sandbox. */
export function createMapTiles(): MapTiles {
  let mapPromise: ReturnType<typeof openMap> | undefined;
  return {
    async tile(z, x, y) {
      if (!isTile(z, x, y)) return null;
      mapPromise ??= openMap();
      return (await mapPromise)(z, x, y);
    },
  };
}

function isTile(z: number, x: number, y: number): boolean {
  const count = 2 ** z;
  return z <= MAX_ZOOM && x < count && y < count;
}

async function openMap() {
  const [{ default: atlas }, topojson, { GeoJSONVT }, { fromGeojsonVt }] = await Promise.all([
    import('world-atlas/countries-10m.json', { with: { type: 'json' } }),
    import('topojson-client'),
    import('@maplibre/geojson-vt'),
    import('@maplibre/vt-pbf'),
  ]);
  const { countries, land } = atlas.objects;
  const shapes = topojson
    .feature(atlas, countries)
    .features.flatMap(({ properties, geometry }) =>
      geometry.type === 'Polygon' || geometry.type === 'MultiPolygon'
        ? [{ name: properties.name, outline: geometry }]
        : [],
    );
  const index = (data: GeoJSON) => new GeoJSONVT(data, { maxZoom: MAX_ZOOM, indexMaxZoom: 3, buffer: 64 });
  const layers = {
    land: index(topojson.feature(atlas, land)),
    borders: index(topojson.mesh(atlas, countries, (one, other) => one !== other)),
    names: index({ type: 'FeatureCollection', features: [...countryNames(shapes), ...cityNames()] }),
  };

  return (z: number, x: number, y: number): Uint8Array<ArrayBuffer> => {
    const shownTiles: Record<string, GeoJSONVTTile> = {};
    for (const [name, layer] of Object.entries(layers)) {
      const tile = layer.getTile(z, x, y);
      if (tile === null) continue;
      const features = tile.features.filter(({ tags }) => isShownAt(z, tags));
      shownTiles[name] = { ...tile, features } as GeoJSONVTTile;
    }
    return new Uint8Array(fromGeojsonVt(shownTiles, { version: 2, extent: 4096 }));
  };
}

/** Names have a zoom level from which they are shown; everything else is always shown. */
function isShownAt(z: number, tags: { readonly from?: unknown } | null): boolean {
  return typeof tags?.from !== 'number' || tags.from <= z;
}
