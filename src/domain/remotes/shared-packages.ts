/**
 * What every remote written in React imports of the packages that the page shares: fetched with its own files, since
 * a browser finds it only when it runs the first of them.
 */
export const SHARED_PACKAGES: readonly string[] = [
  'react',
  'react/jsx-runtime',
  'react-dom/client',
  'react-i18next',
  'react-router-dom',
  '@tanstack/react-query',
  'rxjs',
  '@livery/ui',
];
