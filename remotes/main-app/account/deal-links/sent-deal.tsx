import { Gift } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../kit/buttons/button-link.tsx';
import { useQuery } from '../../../kit/data/use-query.ts';
import { Page } from '../../../kit/layout/page.tsx';
import { FailedState } from '../../../kit/states/failed-state.tsx';
import { NotFoundState } from '../../../kit/states/not-found-state.tsx';
import { Skeleton } from '../../../kit/states/skeleton.tsx';
import { isClientError } from '../common/failures.ts';
import { TitledState } from '../common/page-states.tsx';
import { pathTo } from '../common/paths.ts';
import { type DealLink, readDealLink } from './deal-link-wire.ts';

/** The page of a deal link for its recipient, without a log-in (rules §6). */
export function SentDeal({ id }: { readonly id: string }) {
  const { t } = useTranslation('account');
  const { state, retry } = useQuery({ method: 'GET', path: pathTo('/api/reference/deal-links', id) }, readDealLink);
  switch (state.kind) {
    case 'loading':
      return (
        <Page title={t('links.one')} width="narrow">
          <Skeleton />
        </Page>
      );
    case 'failed':
      return isClientError(state.failure) ? (
        <NotFoundState heading={t('links.missing')} />
      ) : (
        <FailedState level={1} failure={state.failure} onRetry={retry} />
      );
    case 'ready':
      return <Deal link={state.value} />;
  }
}

function Deal({ link: { title, by, path } }: { readonly link: DealLink }) {
  const { t } = useTranslation('account');
  if (path === null) return <NotFoundState heading={t('links.missing')} />;
  return (
    <TitledState
      icon={Gift}
      heading={title}
      actions={
        <ButtonLink look="primary" to={path}>
          {t('links.open')}
        </ButtonLink>
      }
    >
      <p>{by === '' ? t('links.sent') : t('links.sentBy', { name: by })}</p>
    </TitledState>
  );
}
