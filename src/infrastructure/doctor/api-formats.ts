import { isLanguageCode } from '@livery/contract/market/language';
import { serviceOfTitle } from '../../domain/agency/booking-menu.ts';
import { type LinkSink, safeLink } from '../../domain/agency/safe-link.ts';
import { pictureAddress } from '../wire/picture-address.ts';

/** A format of docs/platform-api.yaml: which texts have it, and what is said of others. */
export interface ApiFormat {
  readonly accepts: (text: string) => boolean;
  /** In plain words that follow the field's name. */
  readonly problem: string;
}

const NOT_A_LINK = 'can’t be used as a link, and is left out';

/** The formats that responses use, by name. A blank text has each of them: whether one must be there is no question of format. */
export const API_FORMATS: ReadonlyMap<string, ApiFormat> = new Map([
  ['image-address', format(NOT_A_LINK, (text) => leads('image', pictureAddress(text, '')))],
  ['web-address', link('social')],
  ['email-address', format('is not an e-mail address, and is left out', (text) => leads('email', text))],
  ['phone-number', link('phone')],
  ['deal-path', link('dealLink')],
  // Deals can't lead to /logout; an entry of the menu can.
  [
    'menu-path',
    format('is not a path on this site, and leads nowhere', (text) => text === '/logout' || leads('dealLink', text)),
  ],
  [
    'booking-service',
    format('names no service of Livery, and is left out', (text) => serviceOfTitle(text) !== undefined),
  ],
  [
    'interface-language',
    format('is not a language of the interface, and is left out', (text) => isLanguageCode(text.toLowerCase())),
  ],
  ['date', format('is not a day', (text) => isRead(text, Temporal.PlainDate.from))],
  ['date-time', format('is not a time with a zone or offset', (text) => isRead(text, Temporal.Instant.from))],
]);

function format(problem: string, accepts: (trimmed: string) => boolean): ApiFormat {
  return { problem, accepts: (text) => text.trim() === '' || accepts(text.trim()) };
}

function link(sink: LinkSink): ApiFormat {
  return format(NOT_A_LINK, (text) => leads(sink, text));
}

function leads(sink: LinkSink, text: string): boolean {
  return safeLink(sink, text) !== null;
}

function isRead(text: string, read: (text: string) => unknown): boolean {
  try {
    read(text);
    return true;
  } catch {
    return false;
  }
}
