import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../kit/buttons/button.tsx';
import { ButtonLink } from '../../../kit/buttons/button-link.tsx';
import { Page } from '../../../kit/layout/page.tsx';
import { Notice } from '../../../kit/states/notice.tsx';
import { ExpiredLink } from './expired-link.tsx';
import { Outcome } from './outcome.tsx';
import { useEmailToken } from './use-email-token.ts';

/**
 * `/verify`, which the e-mail to a new user links to. It waits for a click:
 * programs that open the links of e-mails would use the token up.
 *
 * @param props.token of the e-mail; the empty text where the link has none
 */
export function VerifyScreen({ token }: { readonly token: string }) {
  const { t } = useTranslation(['sign-in', 'kit']);
  const emailToken = useEmailToken('/api/user/verify');
  const [refusal, setRefusal] = useState('');
  const home = (
    <ButtonLink look="primary" to="/">
      {t('kit:home')}
    </ButtonLink>
  );
  if (token === '' || emailToken.usedUp) return <ExpiredLink usedUp={emailToken.usedUp} actions={home} />;
  if (emailToken.done) {
    return (
      <Outcome icon={MailCheck} heading={t('verify.done')} actions={home}>
        <p>{t('verify.doneHint')}</p>
      </Outcome>
    );
  }
  return (
    <Page title={t('verify.title')} lead={t('verify.lead')} width="narrow">
      {refusal !== '' && <Notice tone="failure">{refusal}</Notice>}
      <Button look="primary" whole busy={emailToken.busy} onClick={() => void confirm()}>
        {t('verify.action')}
      </Button>
    </Page>
  );

  async function confirm() {
    setRefusal('');
    setRefusal((await emailToken.submit({ token })) ?? '');
  }
}
