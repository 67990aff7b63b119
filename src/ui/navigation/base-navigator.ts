import { createContext, use } from 'react';
import { UNSAFE_NavigationContext as NavigationContext, type Navigator } from 'react-router-dom';

/** The navigator of the site's router. */
export const BaseNavigator = createContext<Navigator | undefined>(undefined);

/** The router's own navigator: that of its context changes with the choices that links keep. */
export function useBaseNavigator(): Navigator {
  const { navigator } = use(NavigationContext);
  return use(BaseNavigator) ?? navigator;
}
