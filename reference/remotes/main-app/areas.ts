import { namedLoader } from '@livery/kit/lazy';
import type {
  EveryPage,
  MessageFiles,
  PageFamily,
  PagePattern,
  RemoteCall,
  RemoteContext,
  ScreenRoute,
} from '@livery/remote';
import type { ReactNode } from 'react';
import { matchPath } from 'react-router-dom';

const AREA_MODULES = import.meta.glob<{ readonly area: Area }>('./*/routes.tsx');

/** The path catalogue's pages of each area; families that no other area has belong to the account. */
export interface AreaPages {
  readonly booking: { readonly handledBy: 'mainApp'; readonly family: 'booking' };
  readonly 'sign-in': { readonly handledBy: 'mainApp'; readonly family: SignInFamily };
  readonly account: { readonly handledBy: 'mainApp'; readonly family: Exclude<PageFamily, 'booking' | SignInFamily> };
}

type SignInFamily = 'login' | 'authentication' | 'legal' | 'terms' | 'subscription' | 'cancellation-policy';

/** A pattern of the catalogue, or all patterns that begin like one. */
type AreaPattern<Of> = PagePattern<Of> | `${FirstSegment<PagePattern<Of>>}/*`;

type FirstSegment<Pattern> = Pattern extends `/${infer First}/${string}` ? `/${First}` : Pattern & string;

export const BOOKING_PATTERNS = [
  '/booknow/*',
  '/hotel-details',
  '/flight-details',
] as const satisfies readonly AreaPattern<AreaPages['booking']>[];

const SIGN_IN_PATTERNS = [
  '/login',
  '/sso/*',
  '/social/*',
  '/signup',
  '/forgotpassword',
  '/newPassword/*',
  '/verify/*',
  '/expired',
  '/expiry',
  '/agency-terms-and-conditions/*',
  '/user-terms-and-conditions',
  '/privacy-policy',
  '/cookies-policy',
  '/disclaimer',
  '/subscription/*',
  '/cancellation-policy/*',
] as const satisfies readonly AreaPattern<AreaPages['sign-in']>[];

/** The path patterns of each area, by the name of its folder; the first match counts. */
const AREA_PATTERNS: readonly (readonly [folder: keyof AreaPages, patterns: readonly string[]])[] = [
  ['booking', BOOKING_PATTERNS satisfies EveryPage<AreaPages['booking'], (typeof BOOKING_PATTERNS)[number]>],
  ['sign-in', SIGN_IN_PATTERNS satisfies EveryPage<AreaPages['sign-in'], (typeof SIGN_IN_PATTERNS)[number]>],
  ['account', ['/*']],
];

/** An area of the app, with a function that loads it. */
export interface AreaEntry {
  readonly folder: string;
  readonly patterns: readonly string[];
  readonly load: () => Promise<{ readonly area: Area }>;
}

/** All areas, in the order in which paths are matched. */
export const AREAS: readonly AreaEntry[] = AREA_PATTERNS.flatMap(([folder, patterns]) => {
  const load = AREA_MODULES[`./${folder}/routes.tsx`];
  return load === undefined ? [] : [{ folder, patterns, load: namedLoader(folder, load) }];
});

/** The area of a page. */
export function areaAt(path: string): AreaEntry | undefined {
  return AREAS.find(({ patterns }) =>
    patterns.some((pattern) => matchPath({ path: pattern, caseSensitive: true }, path) !== null),
  );
}

/** A part of the main app, loaded lazily: the `area` that its `routes.tsx` exports. */
export interface Area {
  /** The modules that its routes load when they are rendered. */
  readonly screens: readonly (() => Promise<object>)[];
  readonly routes: readonly ScreenRoute[];
  readonly messages: MessageFiles;
  /** The first call of a page, determined from its address, if there is one. */
  firstCall?(context: RemoteContext): Promise<RemoteCall | null>;
  /** The list of clients; only in the area that has one. */
  readonly clientPicker?: ReactNode;
  /** An agent's actions for an item on a card of the shell; only in the area that sells. */
  readonly itemActions?: (item: { readonly path: string; readonly title: string }) => ReactNode;
  /** The agent's proposal in progress. */
  readonly itemTray?: ReactNode;
}
