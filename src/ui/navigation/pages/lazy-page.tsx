import { MessageState } from '@livery/ui/message-state';
import { DoorOpen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { LayoutState } from '../../../application/navigation/navigation.ts';
import { matchPath } from '../../../domain/navigation/match-path.ts';
import { DocumentTitle } from '../../agency/agency-context.tsx';
import { LazySlot, lazyComponent } from '../../kit/lazy-component.tsx';
import { PageSpinner } from '../../kit/states/page-spinner.tsx';
import { RemoteSkeleton } from '../../remotes/remote-skeleton.tsx';
import { RemoteSlot } from '../../remotes/remote-slot.tsx';
import { NotFoundPage } from './not-found-page.tsx';

const favouritesPage = lazyComponent(
  'favourites-page',
  async () => (await import('../../saved/favourites-page.tsx')).FavouritesPage,
);

interface Props {
  readonly handledBy: Exclude<LayoutState['handledBy'], 'home' | 'about' | 'faqs'>;
  readonly path: string;
}

/** All pages without a separate file: remotes, log-out, errors, and pending pages. */
export function LazyPage({ handledBy, path }: Props) {
  switch (handledBy) {
    case 'errors':
      return <NotFoundPage />;
    case 'favourites':
      return <LazySlot isPage component={favouritesPage} props={{}} fallback={<PageSpinner />} />;
    case 'logout':
      return <LogoutPage />;
    case 'pending':
      return <PendingPage path={path} />;
    default:
      return <RemoteSlot remote={handledBy} path={path} />;
  }
}

/** Shown until the user is known: most of these pages are a remote's. */
function PendingPage({ path }: { readonly path: string }) {
  const { t } = useTranslation();
  return (
    <>
      <DocumentTitle page={t(matchPath(path)?.title ?? 'loading')} />
      <RemoteSkeleton />
    </>
  );
}

/** Announces that the visitor is being signed out, until the next page is shown; `LogoutGate` signs them out. */
function LogoutPage() {
  const { t } = useTranslation();
  return (
    <MessageState level={1} icon={DoorOpen} heading={t('leaving.title')}>
      <DocumentTitle page={t('leaving.title')} />
      <p role="status">{t('leaving.hint')}</p>
    </MessageState>
  );
}
