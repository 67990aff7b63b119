import type { MapView } from '../../application/map/map-view.port.ts';

/** Maps in a browser's page, drawn by MapLibre GL, which is loaded with its styles for the first map. */
export function pageMapView(styleUrl: string): MapView {
  return {
    async load() {
      const [{ mapLibreDrawer }, { MAP_LIBRE }] = await Promise.all([
        import('./map-libre-drawer.ts'),
        import('./map-libre.ts'),
      ]);
      return mapLibreDrawer(styleUrl, MAP_LIBRE);
    },
  };
}
