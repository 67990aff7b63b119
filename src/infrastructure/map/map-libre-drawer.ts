import type * as mapLibre from 'maplibre-gl';
import type { DrawnMap, DrawnMapOptions, MapDrawer, MapEvents } from '../../application/map/map-view.port.ts';
import { mapAttributions } from './attributions.ts';
import { fitToPins, INITIAL_CAMERA, mapBounds } from './camera.ts';
import { createPins } from './map-pins.ts';
import { applyStyleState } from './style-state.ts';

/** The parts of MapLibre GL that draw. */
export type MapLibrary = Pick<typeof mapLibre, 'Map' | 'Marker'>;

/**
 * At higher zooms, the coast of the demo's data is a rough line; streets of a deployment's style are readable at this
 * one.
 */
const MAX_ZOOM = 16;

/** Marks moves that the visitor makes with the page's buttons. */
const VISITOR_MOVE = { byVisitor: true };

/**
 * Draws maps with MapLibre GL, without its controls: the page shows buttons and attributions, without inserting markup.
 *
 * @param styleUrl the address of a MapLibre style; `{language}` in it is replaced by the page's
 * @rule 2.28
 */
export function mapLibreDrawer(styleUrl: string, library: MapLibrary): MapDrawer {
  return { draw: (element, options, events) => drawMap({ styleUrl, library, element }, options, events) };
}

interface MapPlace {
  readonly styleUrl: string;
  readonly library: MapLibrary;
  readonly element: HTMLElement;
}

function drawMap(place: MapPlace, mapOptions: DrawnMapOptions, events: MapEvents): DrawnMap {
  let options = mapOptions;
  let isReady = false;
  const map = createMap(place, options);
  if (map === undefined) {
    events.failed('unsupported');
    return NOTHING_DRAWN;
  }
  const pins = createPins({ map, Marker: place.library.Marker, document: place.element.ownerDocument }, options);

  map.once('style.load', () => {
    isReady = true;
    applyStyleState(map, options.language);
    events.ready(mapAttributions(map));
  });
  map.on('sourcedata', ({ sourceDataType }) => {
    if (isReady && sourceDataType === 'metadata') events.ready(mapAttributions(map));
  });
  // Later errors concern single tiles: the map is drawn, and requests them again when it is moved.
  map.on('error', () => {
    if (isReady) return;
    map.remove();
    events.failed('unreachable');
  });
  map.on('moveend', (event) => {
    pins.arrange();
    if ('originalEvent' in event || 'byVisitor' in event) options.onMove?.(mapBounds(map));
  });
  map.on('resize', pins.arrange);

  return {
    update(nextMapOptions) {
      const wasIn = options.language;
      options = nextMapOptions;
      pins.update(nextMapOptions);
      if (isReady && wasIn !== nextMapOptions.language) applyStyleState(map, nextMapOptions.language);
    },
    showAll: () => fitToPins(map, options.pins),
    zoom: (levels) => map.zoomTo(map.getZoom() + levels, {}, VISITOR_MOVE),
    remove: () => map.remove(),
  };
}

const NOTHING_DRAWN: DrawnMap = {
  update: () => undefined,
  showAll: () => undefined,
  zoom: () => undefined,
  remove: () => undefined,
};

/** `undefined` if the browser can't draw maps: it needs WebGL 2. */
function createMap({ styleUrl, library, element }: MapPlace, options: DrawnMapOptions): mapLibre.Map | undefined {
  try {
    const map = new library.Map({
      container: element,
      style: styleUrl.replaceAll('{language}', options.language),
      locale: { 'Map.Title': options.label },
      interactive: options.interactive,
      attributionControl: false,
      dragRotate: false,
      pitchWithRotate: false,
      touchPitch: false,
      maxZoom: MAX_ZOOM,
      ...INITIAL_CAMERA,
    });
    map.touchZoomRotate.disableRotation();
    map.keyboard.disableRotation();
    fitToPins(map, options.pins, { animate: false });
    return map;
  } catch {
    element.replaceChildren();
    return undefined;
  }
}
