import { Clock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../kit/buttons/button-link.tsx';
import { usePageTitle } from '../../../kit/layout/page.tsx';
import { MessageState } from '../../../kit/states/message-state.tsx';
import { useRedirect } from './use-redirect.ts';

/** `/expired` and `/expiry`: a visit, or a link, that has ended. */
export function ExpiredScreen() {
  const { t } = useTranslation(['sign-in', 'kit']);
  const { withRedirect } = useRedirect();
  const title = t('expired.title');
  usePageTitle(title);
  return (
    <MessageState
      icon={Clock}
      level={1}
      heading={title}
      actions={
        <>
          <ButtonLink look="primary" to={withRedirect('/login')}>
            {t('expired.again')}
          </ButtonLink>
          <ButtonLink to="/">{t('kit:home')}</ButtonLink>
        </>
      }
    >
      <p>{t('expired.hint')}</p>
    </MessageState>
  );
}
