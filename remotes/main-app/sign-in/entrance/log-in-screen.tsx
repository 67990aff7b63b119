import { useTranslation } from 'react-i18next';
import { Page } from '../../../kit/layout/page.tsx';
import { RouteLink } from '../../../kit/navigation/route-link.tsx';
import { useRemote } from '../../../kit/use-remote.ts';
import { companyAddress } from './company-address.ts';
import { CompanyEntrance } from './company-entrance.tsx';
import styles from './entrance.module.css';
import { LogInForm } from './log-in-form.tsx';
import { signsPeopleUp } from './signs-people-up.ts';
import { useWished } from './use-wished.ts';

/** `/login`: by e-mail address and password, or over the agency's own site, or both. */
export function LogInScreen() {
  const { t } = useTranslation('sign-in');
  const { agency, policies } = useRemote();
  const { path, handedOnTo } = useWished();
  const company = companyAddress(agency, path, window.location.host);
  const only = company !== null && !agency.sso.directLoginAllowed;
  return (
    <Page title={t('logIn.title')} width="narrow">
      {company !== null && <CompanyEntrance address={company} only={only} />}
      {!only && (
        <>
          <LogInForm />
          <div className={styles.links}>
            <RouteLink className={styles.link} to={handedOnTo('/forgotpassword')}>
              {t('logIn.forgot')}
            </RouteLink>
            {signsPeopleUp(agency, policies) && (
              <p className={styles.line}>
                {t('logIn.newHere')}
                <RouteLink className={styles.link} to={handedOnTo('/signup')}>
                  {t('logIn.signUp')}
                </RouteLink>
              </p>
            )}
          </div>
        </>
      )}
    </Page>
  );
}
