import 'maplibre-gl/dist/maplibre-gl.css';
import './map-pins.css';
import { Map as MapLibre, Marker, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import type { MapLibrary } from './map-libre-drawer.ts';

setWorkerUrl(workerUrl);

/** MapLibre GL, with its styles and its worker. */
export const MAP_LIBRE: MapLibrary = { Map: MapLibre, Marker };
