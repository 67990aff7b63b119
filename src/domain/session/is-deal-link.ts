import { HOTEL_DEAL } from '../navigation/booking-pages.ts';
import { matchPath } from '../navigation/match-path.ts';
import { presentIn } from '../navigation/page-address.ts';
import { ANY_ORIGIN } from './any-origin.ts';
import { guardPath } from './guard-path.ts';

/** Whether a path, query and all, is one of this site that somebody was sent in a deal link. */
export function isDealLink(path: string): boolean {
  if (!guardPath(path, ANY_ORIGIN).ok) return false;
  const { pathname, searchParams } = new URL(path, ANY_ORIGIN);
  const page = matchPath(pathname);
  return (
    page?.family === 'deal-link' || page?.pattern === HOTEL_DEAL || presentIn(searchParams, 'dealLinkId') !== undefined
  );
}
