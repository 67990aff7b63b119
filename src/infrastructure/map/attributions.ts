import type { Map as MapLibre } from 'maplibre-gl';

/** The attributions of the sources in a map's style: HTML, each once. */
export function mapAttributions(map: Pick<MapLibre, 'getStyle' | 'getSource'>): readonly string[] {
  const texts = Object.keys(map.getStyle().sources).flatMap((id) => map.getSource(id)?.attribution ?? []);
  return [...new Set(texts.filter((text) => text.trim() !== ''))];
}
