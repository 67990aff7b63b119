/**
 * What every page of a remote written in React imports of the packages that are shared: fetched with the remote's own
 * files, since a browser finds it only when it runs the first of them.
 */
export const SHARED_PACKAGES: readonly string[] = [
  'react',
  'react/jsx-runtime',
  'react-dom/client',
  'react-i18next',
  'react-router-dom',
  '@tanstack/react-query',
  '@livery/ui',
];
