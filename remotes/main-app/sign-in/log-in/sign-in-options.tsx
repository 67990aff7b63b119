import { ExternalLink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '../../../../design/button-class.ts';
import layout from '../../../../design/layout.module.css';
import type { Agency } from '../../../../src/application/remotes/remote-context.ts';
import { addressWith, useAddressQuery } from '../../../kit/navigation/address-query.ts';
import { useRemote } from '../../../kit/use-remote.ts';
import styles from './log-in.module.css';

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

/** How people sign in here (rules §4, login and sign-up redirect). */
export function useSignInOptions() {
  const { agency, policies } = useRemote();
  const { path, withRedirect } = useRedirect();
  const company = companySignInAddress(agency, path, window.location.host);
  return {
    withRedirect,
    /** The address of the agency's own sign-in; `null` where it has none. */
    company,
    /** Whether there is a form to sign in here. */
    hasForm: company === null || agency.sso.directLoginAllowed,
    /** Whether people may make an account by themselves (rules §1 and §6: not on the platform owner's site). */
    allowsSignUp: !agency.hidesSignup && !policies.platformOwner,
  };
}

/** What `redirect` names: untrusted, only the shell navigates there; and other sign-in pages, with it passed on. */
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
        {t('company.action')}
        <ExternalLink size={18} aria-hidden="true" />
      </a>
      {!only && <p className={styles.or}>{t('company.or')}</p>}
    </div>
  );
}
