import { isLanguageCode } from '@livery/contract/market/language';
import { serviceByTitle } from '../../domain/agency/booking-menu.ts';
import { type LinkSink, safeLink } from '../../domain/agency/safe-link.ts';
import { pictureAddress } from '../wire/picture-address.ts';

/** A format of docs/platform-api.yaml: which texts have it, and the problem of others. */
export interface ApiFormat {
  readonly accepts: (text: string) => boolean;
  /** In plain words that follow the field's name. */
  readonly problem: string;
}

const NOT_A_LINK = 'can’t be used as a link, and is left out';

/**
 * The formats of responses, by name. A blank text matches each of them: whether a text is required isn't checked here.
 */
export const API_FORMATS: ReadonlyMap<string, ApiFormat> = new Map([
  ['image-address', apiFormat(NOT_A_LINK, (text) => isSafeLink('image', pictureAddress(text, '')))],
  ['web-address', linkFormat('social')],
  ['email-address', apiFormat('is not an e-mail address, and is left out', (text) => isSafeLink('email', text))],
  ['phone-number', linkFormat('phone')],
  ['deal-path', linkFormat('dealLink')],
  // Deals can't link to /logout; a menu entry can.
  [
    'menu-path',
    apiFormat(
      'is not a path on this site, and leads nowhere',
      (text) => text === '/logout' || isSafeLink('dealLink', text),
    ),
  ],
  [
    'booking-service',
    apiFormat('names no service of Livery, and is left out', (text) => serviceByTitle(text) !== undefined),
  ],
  [
    'interface-language',
    apiFormat('is not a language of the interface, and is left out', (text) => isLanguageCode(text.toLowerCase())),
  ],
  ['date', apiFormat('is not a day', (text) => isReadable(text, Temporal.PlainDate.from))],
  ['date-time', apiFormat('is not a time with a zone or offset', (text) => isReadable(text, Temporal.Instant.from))],
]);

function apiFormat(problem: string, accepts: (trimmed: string) => boolean): ApiFormat {
  return { problem, accepts: (text) => text.trim() === '' || accepts(text.trim()) };
}

function linkFormat(sink: LinkSink): ApiFormat {
  return apiFormat(NOT_A_LINK, (text) => isSafeLink(sink, text));
}

function isSafeLink(sink: LinkSink, text: string): boolean {
  return safeLink(sink, text) !== null;
}

function isReadable(text: string, read: (text: string) => unknown): boolean {
  try {
    read(text);
    return true;
  } catch {
    return false;
  }
}
