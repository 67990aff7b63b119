import type { Shelf } from './shelf.ts';

/** What a site shows of itself (specification §2, host routes). */
export const CONTENT_PAGES: readonly Shelf[] = [
  { family: 'home', handledBy: 'home', access: 'public', patterns: ['/'] },
  { family: 'about', handledBy: 'about', access: 'public', patterns: ['/about'] },
  { family: 'faq', handledBy: 'faqs', access: 'public', patterns: ['/faqs'] },
  { family: 'errors', handledBy: 'errors', access: 'public', patterns: ['/errors'] },
  { family: 'blog', handledBy: 'blog', access: 'public', patterns: ['/blog', '/blog/share', '/blog/*'] },
  { family: 'destination', handledBy: 'destinationDetails', access: 'public', patterns: ['/destination/share'] },
  {
    family: 'destination',
    handledBy: 'destinationDetails',
    access: 'public',
    offer: 'top destinations',
    patterns: ['/destination', '/destination/*'],
  },
  {
    family: 'destination',
    handledBy: 'topDestinations',
    access: 'public',
    offer: 'top destinations',
    patterns: ['/top-destination', '/top-destination/*'],
  },
];
