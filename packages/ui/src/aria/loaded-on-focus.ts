import { createContext } from 'react';

/**
 * Whether the shared components are loaded when the first field gets the focus, instead of when one is shown: for a
 * form on a page that is small without them.
 */
export const LoadedOnFocus = createContext(false);
