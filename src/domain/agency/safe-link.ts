import { assertNever } from '@livery/contract/shared/assert-never';
import { parseUrl } from '@livery/contract/shared/parse-url';
import { phoneLink } from '@livery/contract/shared/phone-number';
import { ANY_ORIGIN, guardPath } from '../shared/guard-path.ts';
import { emailLink } from './email-link.ts';
import { hasSafeUrlCharacters } from './link-characters.ts';

/** Where the page uses an address that the agency gave. */
export type LinkSink = 'social' | 'logo' | 'favicon' | 'image' | 'returnUrl' | 'email' | 'phone' | 'dealLink';

/**
 * The safe form of an untrusted address, or `null` if there is none: no sink
 * yields a script, data, or another site unexpectedly. Blanks around an address
 * are ignored. Never throws. A social link may lead to any host: an agency chooses
 * its own Facebook page.
 * @rule 1.1, 2.8, 3.1, 3.10, 4.14, 10.4
 */
export function safeLink(sink: LinkSink, linkText: string): string | null {
  const value = linkText.trim();
  switch (sink) {
    case 'social':
    case 'returnUrl':
      return webLink(value);
    case 'logo':
    case 'favicon':
    case 'image':
      return imageLink(value);
    case 'email':
      return emailLink(value);
    case 'phone':
      return phoneLink(value);
    case 'dealLink':
      return dealLink(value);
    default:
      return assertNever(sink);
  }
}

function dealLink(value: string): string | null {
  const path = guardPath(value, ANY_ORIGIN);
  return path.ok ? path.value : null;
}

/**
 * An absolute http or https address, or `null` for anything else. Nothing is corrected except that plain spaces become
 * `%20`: ambiguous addresses (`https:example.com`, `//example.com`) and those with a user name or password are refused.
 */
function webLink(value: string): string | null {
  const authority = /^https?:\/\/([^/?#]+)/i.exec(value)?.[1];
  if (authority === undefined || authority.includes('@') || !hasSafeUrlCharacters(value)) return null;
  return parseUrl(value) === undefined ? null : value.replaceAll(' ', '%20');
}

/** A picture's address: http(s), or a path on this origin that starts with exactly one slash. */
function imageLink(value: string): string | null {
  return isPathHere(value) ? value.replaceAll(' ', '%20') : webLink(value);
}

/** The resolved path is checked too: `/.//host` would turn into `//host`. */
function isPathHere(value: string): boolean {
  if (!/^\/(?!\/)/.test(value) || !hasSafeUrlCharacters(value)) return false;
  return !new URL(value, ANY_ORIGIN).pathname.startsWith('//');
}
