import { useLayoutEffect } from 'react';
import { themeOf } from '../../domain/agency/theme.ts';
import { applyTheme } from './apply-theme.ts';

/** Applies the agency's colour before the browser paints the page. */
export function useTheme(primaryColor: string): void {
  useLayoutEffect(() => applyTheme(themeOf(primaryColor), document.documentElement.style), [primaryColor]);
}
