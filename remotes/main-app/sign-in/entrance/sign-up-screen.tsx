import { UserRoundX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../kit/buttons/button-link.tsx';
import { Page, usePageTitle } from '../../../kit/layout/page.tsx';
import { RouteLink } from '../../../kit/navigation/route-link.tsx';
import { MessageState } from '../../../kit/states/message-state.tsx';
import { useRemote } from '../../../kit/use-remote.ts';
import { companyAddress } from './company-address.ts';
import { CompanyEntrance } from './company-entrance.tsx';
import styles from './entrance.module.css';
import { SignUpForm } from './sign-up-form.tsx';
import { signsPeopleUp } from './signs-people-up.ts';
import { useWished } from './use-wished.ts';

/** `/signup`, where the agency lets people make an account by themselves. */
export function SignUpScreen() {
  const { t } = useTranslation('sign-in');
  const { agency, policies } = useRemote();
  const { path, handedOnTo } = useWished();
  const company = companyAddress(agency, path, window.location.host);
  if (!signsPeopleUp(agency, policies)) return <NobodySignsUp logIn={handedOnTo('/login')} />;
  const only = company !== null && !agency.sso.directLoginAllowed;
  return (
    <Page title={t('signUp.title')} lead={only ? undefined : t('signUp.lead')} width="narrow">
      {company !== null && <CompanyEntrance address={company} only={only} />}
      {!only && <SignUpForm />}
      {!only && (
        <p className={styles.line}>
          {t('signUp.known')}
          <RouteLink className={styles.link} to={handedOnTo('/login')}>
            {t('logIn.action')}
          </RouteLink>
        </p>
      )}
    </Page>
  );
}

function NobodySignsUp({ logIn }: { readonly logIn: string }) {
  const { t } = useTranslation('sign-in');
  const { agency } = useRemote();
  const title = t('signUp.closed', { agency: agency.name });
  usePageTitle(title);
  return (
    <MessageState
      icon={UserRoundX}
      level={1}
      heading={title}
      actions={
        <ButtonLink look="primary" to={logIn}>
          {t('logIn.action')}
        </ButtonLink>
      }
    >
      <p>{t('signUp.closedHint')}</p>
    </MessageState>
  );
}
