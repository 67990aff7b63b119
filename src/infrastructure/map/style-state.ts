import type { LanguageCode } from '@livery/contract/market/language';
import type { Map as MapLibre } from 'maplibre-gl';

/** The properties of a style's state that take a theme colour, with the name of its token. */
const COLOUR_TOKENS = {
  'livery-land': '--map-land',
  'livery-water': '--map-water',
  'livery-line': '--map-line',
  'livery-name': '--ink-soft',
  'livery-halo': '--surface',
};

/** Sets the values that a style leaves to the page: colours and the language of names, if it has them. */
export function applyStyleState(
  map: Pick<MapLibre, 'getContainer' | 'getGlobalState' | 'setGlobalStateProperty'>,
  language: LanguageCode,
): void {
  const theme = getComputedStyle(map.getContainer());
  const knownGlobalState = map.getGlobalState();
  const values: Readonly<Record<string, string>> = { 'livery-language': language, ...themeColours(theme) };
  for (const [name, value] of Object.entries(values)) {
    if (Object.hasOwn(knownGlobalState, name) && value !== '') map.setGlobalStateProperty(name, value);
  }
}

function themeColours(theme: CSSStyleDeclaration): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(COLOUR_TOKENS).map(([name, token]) => [name, theme.getPropertyValue(token).trim()]),
  );
}
