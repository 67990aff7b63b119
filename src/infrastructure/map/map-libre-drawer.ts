import type * as mapLibre from 'maplibre-gl';
import type { DrawnMap, DrawnOptions, MapDrawer, MapEvents } from '../../application/map/map-view.port.ts';
import { attributionsOf } from './attributions.ts';
import { boundsOf, fitTo, START } from './camera.ts';
import { createPins } from './map-pins.ts';
import { showState } from './style-state.ts';

/** What of MapLibre GL draws. */
export type MapLibrary = Pick<typeof mapLibre, 'Map' | 'Marker'>;

/** So far in, the coast of the world's data is a rough line, and streets of a deployment's own style can be read. */
const DEEPEST = 16;

/** Marks the moves that the visitor makes by the buttons of the page. */
const BY_VISITOR = { byVisitor: true };

/**
 * Draws maps by MapLibre GL. It adds no control itself: buttons and attributions are the page's, which writes them
 * without markup.
 *
 * @param styleUrl the address of a style of the MapLibre style specification; `{language}` in it is the page's
 * @rule 2.28
 */
export function mapLibreDrawer(styleUrl: string, library: MapLibrary): MapDrawer {
  return { draw: (element, options, events) => draw({ styleUrl, library, element }, options, events) };
}

interface Place {
  readonly styleUrl: string;
  readonly library: MapLibrary;
  readonly element: HTMLElement;
}

function draw(place: Place, given: DrawnOptions, events: MapEvents): DrawnMap {
  let options = given;
  let isReady = false;
  const map = create(place, options);
  if (map === undefined) {
    events.failed('unsupported');
    return NOTHING_DRAWN;
  }
  const pins = createPins({ map, Marker: place.library.Marker, document: place.element.ownerDocument }, options);

  map.once('style.load', () => {
    isReady = true;
    showState(map, options.language);
    events.ready(attributionsOf(map));
  });
  map.on('sourcedata', ({ sourceDataType }) => {
    if (isReady && sourceDataType === 'metadata') events.ready(attributionsOf(map));
  });
  // Later errors are about single tiles: the map is there, and requests them again when it is moved.
  map.on('error', () => {
    if (isReady) return;
    map.remove();
    events.failed('unreachable');
  });
  map.on('moveend', (event) => {
    pins.arrange();
    if ('originalEvent' in event || 'byVisitor' in event) options.onMove?.(boundsOf(map));
  });
  map.on('resize', pins.arrange);

  return {
    update(next) {
      const wasIn = options.language;
      options = next;
      pins.update(next);
      if (isReady && wasIn !== next.language) showState(map, next.language);
    },
    showAll: () => fitTo(map, options.pins),
    zoom: (levels) => map.zoomTo(map.getZoom() + levels, {}, BY_VISITOR),
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
function create({ styleUrl, library, element }: Place, options: DrawnOptions): mapLibre.Map | undefined {
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
      maxZoom: DEEPEST,
      ...START,
    });
    map.touchZoomRotate.disableRotation();
    map.keyboard.disableRotation();
    fitTo(map, options.pins, { animate: false });
    return map;
  } catch {
    element.replaceChildren();
    return undefined;
  }
}
