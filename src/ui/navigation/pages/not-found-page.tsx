import { Compass } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '../../agency/agency-context.tsx';
import { ContactLink } from '../../agency/contact-link.tsx';
import { MessagePage } from '../../kit/states/message-page.tsx';
import { HomeLink } from '../home-link.tsx';

/** @see rules §2, /errors */
export function NotFoundPage() {
  const { t } = useTranslation();
  return (
    <MessagePage
      icon={Compass}
      eyebrow="404"
      heading={t('notFound.title')}
      actions={
        <>
          <HomeLink />
          <ContactLink look="secondary" />
        </>
      }
    >
      <PageTitle page="404" />
      <p>{t('notFound.hint')}</p>
    </MessagePage>
  );
}
