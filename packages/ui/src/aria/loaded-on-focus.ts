import { createContext } from 'react';

/**
 * Whether the shared components are loaded with the focus of the first field, rather than as soon as one is shown: for
 * a form on a page that is light without them.
 */
export const LoadedOnFocus = createContext(false);
