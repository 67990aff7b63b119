import { useLayoutEffect } from 'react';
import { themeOf } from '../../domain/agency/theme.ts';
import { applyTheme } from './apply-theme.ts';

/** Paints the page in the agency's colour before the browser shows it. */
export function useTheme(primaryColor: string): void {
  useLayoutEffect(() => applyTheme(themeOf(primaryColor), document.documentElement.style), [primaryColor]);
}
