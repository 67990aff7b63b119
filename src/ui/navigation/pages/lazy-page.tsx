import { Compass, DoorOpen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Handler } from '../../../domain/navigation/page.ts';
import { PageTitle } from '../../agency/agency-context.tsx';
import { ContactLink } from '../../agency/contact-link.tsx';
import { MessagePage } from '../../kit/states/message-page.tsx';
import { RemoteSlot } from '../../remotes/remote-slot.tsx';
import { HomeLink } from '../home-link.tsx';

interface Props {
  readonly handledBy: Exclude<Handler, 'home' | 'about' | 'faqs'>;
  readonly path: string;
}

/** All pages without a file of their own: remotes, log-out, errors. */
export function LazyPage({ handledBy, path }: Props) {
  switch (handledBy) {
    case 'errors':
      return <NotFoundPage />;
    case 'logout':
      return <LogoutPage />;
    default:
      return <RemoteSlot remote={handledBy} path={path} />;
  }
}

/** Announces that the visitor is being signed out, until the next page is shown; `LogoutGate` does it. */
function LogoutPage() {
  const { t } = useTranslation();
  return (
    <MessagePage icon={DoorOpen} heading={t('leaving.title')}>
      <PageTitle page={t('leaving.title')} />
      <p role="status">{t('leaving.hint')}</p>
    </MessagePage>
  );
}

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
          <ContactLink variant="secondary" />
        </>
      }
    >
      <PageTitle page="404" />
      <p>{t('notFound.hint')}</p>
    </MessagePage>
  );
}
