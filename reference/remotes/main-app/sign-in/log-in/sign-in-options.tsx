import type { Agency } from '@livery/remote';
import { addressWith, useAddressQuery, useRemote } from '@livery/remote';
import { buttonClass } from '@livery/ui/button-class';
import layout from '@livery/ui/layout.module.css';
import { ExternalLink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './log-in.module.css';

/** Pages to which the shell returns after an external sign-in. */
const DEAL_LINK_PATTERN = /^\/(?:deal-link|url\/)|^\/[^/].*[?&]dealLinkId=/;

/**
 * The sign-in address of an agency with single sign-on: the agency's own http(s) address; if the visitor followed a
 * deal link, `navigateTo` holds it.
 *
 * @param redirect from the address; untrusted
 * @param host of this site. If the agency's address is this site, the link would lead back here: the result is then
 * `null`
 * @returns `null` if the agency has no single sign-on, or no safe address
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
  if (DEAL_LINK_PATTERN.test(redirect)) url.searchParams.set('navigateTo', redirect);
  return url.href;
}

/** The ways to sign in here (rules §4, login and sign-up redirect). */
export function useSignInOptions() {
  const { agency, policies } = useRemote();
  const { path, withRedirect } = useRedirect();
  const company = companySignInAddress(agency, path, window.location.host);
  return {
    withRedirect,
    /** The address of the agency's own sign-in; `null` if it has none. */
    company,
    /** Whether there is a sign-in form here. */
    hasForm: company === null || agency.sso.directLoginAllowed,
    /** Whether visitors may create an account (rules §1 and §6: not on the platform owner's site). */
    allowsSignUp: !agency.hidesSignup && !policies.platformOwner,
  };
}

/**
 * The `redirect` parameter, which is untrusted and to which only the shell may navigate, and a function that adds it to
 * the address of another sign-in page.
 */
export function useRedirect() {
  const path = useAddressQuery().read('redirect');
  const withRedirect = (page: '/login' | '/signup' | '/forgotpassword') => addressWith(page, { redirect: path });
  return { path, withRedirect };
}

interface Props {
  readonly address: string;
  /** Whether it is the only way to sign in. */
  readonly only: boolean;
}

/** The link to sign in on the agency's own site. */
export function CompanySignIn({ address, only }: Props) {
  const { t } = useTranslation('sign-in');
  const { agency } = useRemote();
  return (
    <div className={layout.stack}>
      <p>{t(only ? 'company.only' : 'company.also', { agency: agency.name })}</p>
      <a href={address} className={buttonClass(only ? 'primary' : 'secondary', true)}>
        <span>{t('company.action')}</span>
        <ExternalLink size={18} aria-hidden="true" />
      </a>
      {!only && <p className={styles.or}>{t('company.or')}</p>}
    </div>
  );
}
