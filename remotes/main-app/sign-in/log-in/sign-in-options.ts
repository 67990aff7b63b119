import type { Agency, RemoteContext } from '../../../../src/application/remotes/remote-context.ts';

/** What the shell brings people back to after they have signed in elsewhere. */
const DEAL_LINK = /^\/(?:deal-link|url\/)|^\/[^/].*[?&]dealLinkId=/;

/**
 * Where an agency with single sign-on signs its people in: its own http(s)
 * site, with the deal link that somebody followed in `navigateTo`.
 *
 * @param redirect from the address; untrusted
 * @param host of this site. The shell shows the login of an agency with single sign-on
 * only where its address leads back here: then it has none
 * @returns `null` where the agency has no single sign-on, or no address that may be opened
 * @see rules §4, login and sign-up redirect
 */
export function companySignInAddress(
  { sso, returnUrl }: Pick<Agency, 'sso' | 'returnUrl'>,
  redirect: string,
  host: string,
): string | null {
  if (!sso.enabled || !/^https?:\/\//i.test(returnUrl) || !URL.canParse(returnUrl)) return null;
  const url = new URL(returnUrl);
  if (url.username !== '' || url.password !== '') return null;
  if (url.host === host && !sso.directLoginAllowed) return null;
  if (DEAL_LINK.test(redirect)) url.searchParams.set('navigateTo', redirect);
  return url.href;
}

/** Whether people may make an account by themselves (rules §1 and §6: not on the platform owner's site). */
export function allowsSignUp(
  { hidesSignup }: Pick<RemoteContext['agency'], 'hidesSignup'>,
  { platformOwner }: Pick<RemoteContext['policies'], 'platformOwner'>,
): boolean {
  return !hidesSignup && !platformOwner;
}
