import { MAX_ZOOM } from './map-tiles.ts';

/**
 * The style of the sandbox's map, by the MapLibre style specification. Its colours and the language of its names are
 * properties of its state, which the page sets.
 *
 * @param tiles the address of the tiles, with `{z}`, `{x}` and `{y}`
 */
export function mapStyle(tiles: string) {
  return {
    version: 8,
    name: 'Natural Earth',
    state: {
      'livery-language': { default: 'en' },
      'livery-land': { default: '#f3f4f1' },
      'livery-water': { default: '#cfdfe8' },
      'livery-line': { default: '#b9c2c9' },
      'livery-name': { default: '#4b5462' },
      'livery-halo': { default: '#ffffff' },
    },
    sources: {
      world: { type: 'vector', tiles: [tiles], minzoom: 0, maxzoom: MAX_ZOOM, attribution: ATTRIBUTION },
    },
    layers: [
      { id: 'water', type: 'background', paint: { 'background-color': styleState('water') } },
      {
        id: 'land',
        type: 'fill',
        source: 'world',
        'source-layer': 'land',
        paint: { 'fill-color': styleState('land'), 'fill-outline-color': styleState('line') },
      },
      {
        id: 'borders',
        type: 'line',
        source: 'world',
        'source-layer': 'borders',
        paint: { 'line-color': styleState('line'), 'line-dasharray': [3, 2], 'line-width': 1 },
      },
      {
        id: 'cities',
        type: 'symbol',
        source: 'world',
        'source-layer': 'names',
        filter: ['==', ['get', 'kind'], 'city'],
        layout: { ...NAME_LAYOUT, 'text-size': ['interpolate', ['linear'], ['zoom'], 3, 11, 10, 14] },
        paint: NAME_PAINT,
      },
      {
        id: 'countries',
        type: 'symbol',
        source: 'world',
        'source-layer': 'names',
        maxzoom: 7,
        filter: ['==', ['get', 'kind'], 'country'],
        layout: { ...NAME_LAYOUT, 'text-size': ['interpolate', ['linear'], ['zoom'], 2, 11, 6, 16] },
        paint: { ...NAME_PAINT, 'text-opacity': 0.8 },
      },
    ],
  };
}

const ATTRIBUTION =
  '<a href="https://www.naturalearthdata.com/">Natural Earth</a> · <a href="https://www.geonames.org/">GeoNames</a>';

function styleState(name: string) {
  return ['global-state', `livery-${name}`] as const;
}

/** A name in the page's language, if the tile has one; drawn with the fonts of the device. */
const NAME_LAYOUT = {
  'text-field': ['coalesce', ['get', ['concat', 'name:', styleState('language')]], ['get', 'name']],
  'text-font': ['Noto Sans Regular'],
  'text-max-width': 8,
  'text-padding': 6,
  'symbol-sort-key': ['get', 'rank'],
};

const NAME_PAINT = { 'text-color': styleState('name'), 'text-halo-color': styleState('halo'), 'text-halo-width': 1.5 };
