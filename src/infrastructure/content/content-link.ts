import { safeLink } from '../../domain/agency/safe-link.ts';
import { guardPath } from '../../domain/shared/guard-path.ts';
import { contentTarget } from './content-target.ts';

const ANY_ORIGIN = 'https://this-site.invalid';

/** Pages that the guard refuses as a redirect, but that travellers may open from a link. */
const SIGN_IN_PATHS_IN_CONTENT: ReadonlySet<string> = new Set(['/login', '/signup']);

/**
 * The safe form of a link in agency content: a web address, a path on this origin, a target within the content (its id,
 * with the prefix of ids there), an e-mail address or a phone number; `null` for everything else. A message's subject
 * and body are left out.
 *
 * @rule 2.8, 10.4
 */
export function contentLink(value: string): string | null {
  const address = value.trim();
  if (address.startsWith('#')) return targetLink(address.slice(1));
  const [, scheme = '', remainingAddress = ''] = /^([a-z]+):(.*)$/i.exec(address) ?? [];
  switch (scheme.toLowerCase()) {
    case 'mailto':
      return safeLink('email', decodeText(remainingAddress.replace(/\?.*/, '')));
    case 'tel':
      return safeLink('phone', remainingAddress);
    case '':
      return SIGN_IN_PATHS_IN_CONTENT.has(address) || guardPath(address, ANY_ORIGIN).ok ? address : null;
    default:
      return safeLink('social', address);
  }
}

function targetLink(id: string): string | null {
  const target = contentTarget(id);
  return target === undefined ? null : `#${target}`;
}

function decodeText(text: string): string {
  try {
    return decodeURI(text);
  } catch {
    return text;
  }
}
