// @vitest-environment jsdom
import { vi } from 'vitest';
import { pageMapView } from '../../src/infrastructure/map/page-map-view.ts';
import { memoryMapView } from '../../src/infrastructure/memory/memory-map-view.ts';
import { mapViewContract } from './map-view.contract.ts';

vi.mock('maplibre-gl', async () => {
  const { FakeMapLibre, FakeMarker } = await import('../support/map/fake-map-libre.ts');
  return { Map: FakeMapLibre, Marker: FakeMarker, setWorkerUrl: () => undefined };
});

mapViewContract('MapLibre GL', () => pageMapView('/style.json'));
mapViewContract('The memory’s map', memoryMapView);
