import { useTranslation } from 'react-i18next';
import { nameOfCode } from '../../../kit/format/locale.ts';
import { useFormat } from '../../../kit/format/use-format.ts';
import type { Column } from '../../../kit/layout/table.tsx';
import { RouteLink } from '../../../kit/navigation/route-link.tsx';
import { useLive } from '../../../kit/use-live.ts';
import { useRemote } from '../../../kit/use-remote.ts';
import { pathTo } from '../frame/path-to.ts';
import type { Client } from './client.ts';

/** Clients as a table. */
export function useClientColumns(): readonly Column<Client & { readonly bookings: number }>[] {
  const { t } = useTranslation('account');
  const { day, number } = useFormat();
  const language = useLive(useRemote().language);
  return [
    {
      label: t('person.name'),
      cell: ({ id, name }) => (
        <RouteLink to={pathTo('/users/clients', id)}>
          <bdi>{name}</bdi>
        </RouteLink>
      ),
    },
    { label: t('person.email'), cell: ({ email }) => <bdi>{email}</bdi> },
    { label: t('person.phone'), cell: ({ phone }) => <bdi dir="ltr">{phone}</bdi> },
    { label: t('person.country'), cell: ({ country }) => nameOfCode('region', country, language) },
    { label: t('clients.since'), cell: ({ since }) => day(since) },
    { label: t('bookings.title'), end: true, cell: ({ bookings }) => number(bookings) },
  ];
}
