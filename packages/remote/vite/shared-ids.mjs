/**
 * What remote modules import by name and get as the shell's own copy, through
 * the import map of the page: their builds leave these out.
 *
 * @type {readonly string[]}
 */
export const SHARED_IDS = [
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-runtime',
  'react-i18next',
  'rxjs',
  '@tanstack/react-query',
  'react-hook-form',
  '@livery/ui',
  '@livery/ui/aria',
  '@livery/ui/sorting',
];
