import { createContext, use } from 'react';
import { UNSAFE_NavigationContext as NavigationContext, type Navigator } from 'react-router-dom';

/** The navigator of the site's router. */
export const BaseNavigator = createContext<Navigator | undefined>(undefined);

/** The router's navigator; the one in its context is replaced by one that keeps the choices in links. */
export function useBaseNavigator(): Navigator {
  const { navigator } = use(NavigationContext);
  return use(BaseNavigator) ?? navigator;
}
