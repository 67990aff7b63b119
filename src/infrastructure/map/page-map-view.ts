import type { MapView } from '../../application/map/map-view.port.ts';

/** Maps in a browser's page, drawn by MapLibre GL: it and its styles are loaded with the first map. */
export function pageMapView(styleUrl: string): MapView {
  return {
    async load() {
      const { mapLibreDrawer } = await import('./map-libre-drawer.ts');
      return mapLibreDrawer(styleUrl);
    },
  };
}
