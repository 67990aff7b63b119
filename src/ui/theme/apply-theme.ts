import { agencyTheme, type Theme } from '@livery/contract/agency/theme';
import { useLayoutEffect } from 'react';

const THEME_PROPERTIES = [
  ['primary', '--brand'],
  ['transparent', '--brand-transparent'],
  ['onPrimary', '--on-brand'],
  ['link', '--brand-link'],
  ['hover', '--brand-hover'],
  ['pressed', '--brand-pressed'],
  ['tint', '--brand-tint'],
  ['focus', '--focus'],
  ['focusHalo', '--focus-halo'],
] as const satisfies readonly (readonly [keyof Theme, string])[];

/** The theme as style sheet declarations, for a page that is painted before any script has run. */
export function themeDeclarations(theme: Theme): string {
  return THEME_PROPERTIES.map(([tone, property]) => `${property}:${theme[tone]}`).join(';');
}

/** Paints the page: each colour of the theme is set as the custom property that style sheets read. */
export function applyTheme(theme: Theme, style: Pick<CSSStyleDeclaration, 'setProperty'>): void {
  for (const [tone, property] of THEME_PROPERTIES) style.setProperty(property, theme[tone]);
}

/** Applies the agency's colour before the browser paints the page. */
export function useTheme(primaryColor: string): void {
  useLayoutEffect(() => applyTheme(agencyTheme(primaryColor), document.documentElement.style), [primaryColor]);
}
