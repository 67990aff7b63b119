import { Lazy } from '@livery/kit/lazy';
import { ButtonLink, NotFoundState, Page, useAddressQuery, useQuery, useRemote } from '@livery/remote';
import { Skeleton } from '@livery/ui/skeleton';
import { Gift } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isSold } from '../../booking/product/product.ts';
import { productAt } from '../../booking/product/product-at.ts';
import { ItemPage, isRefused, TitledState } from '../../item-page.tsx';
import { AgentsOnly } from '../common/account-states.tsx';
import { itemPath } from '../common/paths.ts';
import { mayWrite } from '../common/permissions.ts';
import { SentProposal } from '../proposals/sent-proposal.tsx';
import { parseDealLink } from './deal-link-wire.ts';
import { loadDealLinks } from './lazy-deal-links.ts';

/** `/deal-link`: the deal or proposal in the query, otherwise the list of the agency's links. */
export function DealLinkScreen() {
  const { read } = useAddressQuery();
  const [link, proposal] = [read('dealLinkId'), read('proposalId') || read('id')];
  if (link !== '') return <SentDeal key={link} id={link} />;
  if (proposal !== '') return <SentProposal key={proposal} id={proposal} />;
  return (
    <AgentsOnly feature="deal-link">
      {(profile) => (
        <Lazy load={loadDealLinks}>{({ DealLinks }) => <DealLinks mayMake={mayWrite(profile, 'deal-link')} />}</Lazy>
      )}
    </AgentsOnly>
  );
}

/** `/url/{id}`: the deal link or the proposal with this id. */
export function ShortLink({ id }: { readonly id: string }) {
  const { t } = useTranslation('account');
  return <SentDeal key={id} id={id} otherwise={<SentProposal id={id} missing={t('links.missing')} />} />;
}

interface SentDealProps {
  readonly id: string;
  /** Shown if there is no deal link with this id. */
  readonly otherwise?: ReactNode;
}

/** The page of a deal link for its recipient, without a log-in (rules §6). */
function SentDeal({ id, otherwise }: SentDealProps) {
  const { t } = useTranslation('account');
  const query = useQuery({ method: 'GET', path: itemPath('/api/reference/deal-links', id) }, parseDealLink);
  const { agency } = useRemote();
  const missingState = <NotFoundState heading={t('links.missing')} />;
  /** Whether the agency no longer sells the product of a path. */
  const isSwitchedOff = (path: string) => {
    const product = productAt(path);
    return product !== null && !isSold(agency, product);
  };
  return (
    <ItemPage
      query={query}
      gone={isRefused(query.state)}
      missing={otherwise ?? missingState}
      loading={
        <Page title={t('links.one')} width="narrow">
          <Skeleton />
        </Page>
      }
    >
      {({ title, by, path }) =>
        path === null ? (
          missingState
        ) : isSwitchedOff(path) ? (
          <TitledState icon={Gift} heading={title} actions={<ButtonLink to="/">{t('proposals.home')}</ButtonLink>}>
            <p>{t('proposals.gone')}</p>
            <p>{t('proposals.goneHint')}</p>
          </TitledState>
        ) : (
          <TitledState
            icon={Gift}
            heading={title}
            actions={
              <ButtonLink variant="primary" to={path}>
                {t('links.open')}
              </ButtonLink>
            }
          >
            <p>{by === '' ? t('links.sent') : t('links.sentBy', { name: by })}</p>
          </TitledState>
        )
      }
    </ItemPage>
  );
}
