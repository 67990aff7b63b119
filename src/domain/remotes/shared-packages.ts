/**
 * The shared packages that every page of a React remote imports. They are fetched together with the remote's files,
 * because a browser only finds these imports when it runs the first file.
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
