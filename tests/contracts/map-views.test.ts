// @vitest-environment jsdom
import { mapLibreDrawer } from '../../src/infrastructure/map/map-libre-drawer.ts';
import { memoryMapView } from '../../src/infrastructure/memory/memory-map-view.ts';
import { FAKE_LIBRARY } from '../support/map/fake-map-libre.ts';
import { mapViewContract } from './map-view.contract.ts';

mapViewContract('MapLibre GL', () => ({ load: async () => mapLibreDrawer('/style.json', FAKE_LIBRARY) }));
mapViewContract('The memory’s map', memoryMapView);
