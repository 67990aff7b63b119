import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../kit/buttons/button.tsx';
import { ButtonLink } from '../../../kit/buttons/button-link.tsx';
import { Page } from '../../../kit/layout/page.tsx';
import { Notice } from '../../../kit/states/notice.tsx';
import { Outcome } from '../outcome.tsx';
import { ExpiredLink } from './expired-link.tsx';
import { useEmailToken } from './use-email-token.ts';

/**
 * `/verify`, which the letter to somebody new leads to. It waits for a click:
 * programs that look at the links of a mailbox would use the letter up.
 *
 * @param props.token of the letter; the empty text where the link has none
 */
export function VerifyScreen({ token }: { readonly token: string }) {
  const { t } = useTranslation(['sign-in', 'kit']);
  const letter = useEmailToken('/api/user/verify');
  const [refusal, setRefusal] = useState('');
  const home = (
    <ButtonLink look="primary" to="/">
      {t('kit:home')}
    </ButtonLink>
  );
  if (token === '' || letter.usedUp) return <ExpiredLink usedUp={letter.usedUp} actions={home} />;
  if (letter.done) {
    return (
      <Outcome icon={MailCheck} heading={t('verify.done')} actions={home}>
        <p>{t('verify.doneHint')}</p>
      </Outcome>
    );
  }
  return (
    <Page title={t('verify.title')} lead={t('verify.lead')} width="narrow">
      {refusal !== '' && <Notice tone="failure">{refusal}</Notice>}
      <Button look="primary" whole busy={letter.busy} onClick={() => void confirm()}>
        {t('verify.action')}
      </Button>
    </Page>
  );

  async function confirm() {
    setRefusal('');
    setRefusal((await letter.answer({ token })) ?? '');
  }
}
