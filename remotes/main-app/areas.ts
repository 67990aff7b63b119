import type { Route } from '../kit/navigation/routes.tsx';
import type { MessageFiles } from '../kit/translations.tsx';

const FOLDERS = import.meta.glob<{ readonly area: Area }>('./*/routes.tsx');

/** The path patterns of each area, by the name of its folder; the first match counts. */
const PATTERNS: readonly (readonly [folder: string, patterns: readonly string[]])[] = [
  ['booking', ['/booknow/*', '/hotel-details', '/flight-details']],
  [
    'sign-in',
    [
      '/login',
      '/sso/*',
      '/social/*',
      '/signup',
      '/forgotpassword',
      '/newPassword/*',
      '/verify/*',
      '/expired',
      '/expiry',
      '/agency-terms-and-conditions/{id}',
      '/user-terms-and-conditions',
      '/privacy-policy',
      '/cookies-policy',
      '/disclaimer',
      '/subscription/*',
      '/cancellation-policy/*',
    ],
  ],
  ['account', ['/*']],
];

/** An area of the app, and how to load it. */
export interface AreaEntry {
  readonly folder: string;
  readonly patterns: readonly string[];
  readonly load: () => Promise<Area>;
}

/** All areas, in the order in which paths are matched. */
export const AREAS: readonly AreaEntry[] = PATTERNS.flatMap(([folder, patterns]) => {
  const load = FOLDERS[`./${folder}/routes.tsx`];
  return load === undefined ? [] : [{ folder, patterns, load: async () => (await load()).area }];
});

/** A part of the main app, loaded lazily: the `area` that its `routes.tsx` exports. */
export interface Area {
  /** Patterns of whole paths. */
  readonly routes: readonly Route[];
  readonly messages: MessageFiles;
}
