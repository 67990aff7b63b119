import { ANY_ORIGIN } from '../session/any-origin.ts';
import { guardPath } from '../session/guard-path.ts';
import { assertNever } from '../shared/assert-never.ts';
import { emailLink } from './email-link.ts';
import { imageLink } from './image-link.ts';
import { phoneLink } from './phone-link.ts';
import { webLink } from './web-link.ts';

/** The places of the page that an agency's own addresses end up in. */
export type LinkSink = 'social' | 'logo' | 'favicon' | 'image' | 'returnUrl' | 'email' | 'phone' | 'dealLink';

/**
 * What may stand in the page for an address that somebody else wrote, or `null`
 * where nothing may: no sink ever yields a script, data, or another site by
 * surprise. Blanks around an address are no part of it. Never throws. A social link may lead to any host: what an agency
 * calls its Facebook page is its own affair.
 *
 * @see readings 20 and 48; safety: one policy per sink
 */
export function safeLink(sink: LinkSink, written: string): string | null {
  const value = written.trim();
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
