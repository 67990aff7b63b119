import { useTranslation } from 'react-i18next';
import { ShareButton } from '../../../kit/buttons/share-button.tsx';
import { AuthoredText } from '../../../kit/format/authored-text.tsx';
import { useFormat } from '../../../kit/format/use-format.ts';
import type { Column } from '../../../kit/layout/table.tsx';
import { addressWith } from '../../../kit/navigation/address-query.ts';
import { RouteLink } from '../../../kit/navigation/route-link.tsx';
import type { DealLink } from './deal-link.ts';

/** Deal links as a table. */
export function useDealLinkColumns(): readonly Column<DealLink>[] {
  const { t } = useTranslation('account');
  const { day, number } = useFormat();
  const addressOf = ({ id }: DealLink) => addressWith('/deal-link', { dealLinkId: id });
  return [
    {
      label: t('links.name'),
      cell: (link) => (
        <RouteLink to={addressOf(link)}>
          <AuthoredText text={link.title} />
        </RouteLink>
      ),
    },
    { label: t('links.target'), cell: ({ path }) => <bdi dir="ltr">{path ?? ''}</bdi> },
    { label: t('list.by'), cell: ({ by }) => <bdi>{by}</bdi> },
    { label: t('list.date'), cell: ({ on }) => day(on) },
    { label: t('links.opened'), end: true, cell: ({ opened }) => number(opened) },
    { label: t('links.send'), cell: (link) => <ShareButton path={addressOf(link)} title={link.title} /> },
  ];
}
