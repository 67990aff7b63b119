import type { Theme } from '../../domain/agency/theme.ts';

const PROPERTIES = [
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

/** Sets each colour of the theme as the custom property that style sheets read. */
export function applyTheme(theme: Theme, style: Pick<CSSStyleDeclaration, 'setProperty'>): void {
  for (const [tone, property] of PROPERTIES) style.setProperty(property, theme[tone]);
}
