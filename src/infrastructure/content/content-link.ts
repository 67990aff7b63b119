import { safeLink } from '../../domain/agency/safe-link.ts';
import { guardPath } from '../../domain/session/guard-path.ts';

const ANY_ORIGIN = 'https://this-site.invalid';

/** Pages that the guard lets nobody be sent to, but that a traveller may well choose to open. */
const INVITED: ReadonlySet<string> = new Set(['/login', '/signup']);

/**
 * Where a link in agency content may lead: to a web address, a path on this
 * origin, an e-mail address or a phone; `null` for everything else. A message's
 * subject and body are left out.
 *
 * @see readings 20; safety: one policy per sink
 */
export function contentLink(value: string): string | null {
  const address = value.trim();
  const [, scheme = '', rest = ''] = /^([a-z]+):(.*)$/i.exec(address) ?? [];
  switch (scheme.toLowerCase()) {
    case 'mailto':
      return safeLink('email', decoded(rest.replace(/\?.*/, '')));
    case 'tel':
      return safeLink('phone', rest);
    case '':
      return INVITED.has(address) || guardPath(address, ANY_ORIGIN).ok ? address : null;
    default:
      return safeLink('social', address);
  }
}

function decoded(text: string): string {
  try {
    return decodeURI(text);
  } catch {
    return text;
  }
}
