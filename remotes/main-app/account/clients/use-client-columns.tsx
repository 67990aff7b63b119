import { nameOfCode } from '../../../kit/name-of-code.ts';
import { RouteLink } from '../../../kit/route-link.tsx';
import type { Column } from '../../../kit/table.tsx';
import { useFormat } from '../../../kit/use-format.ts';
import { useLive } from '../../../kit/use-live.ts';
import { useRemote } from '../../../kit/use-remote.ts';
import { useVoice } from '../../../kit/use-voice.ts';
import { pathTo } from '../frame/path-to.ts';
import type { Client } from './client.ts';

/** Clients as a table. */
export function useClientColumns(): readonly Column<Client & { readonly bookings: number }>[] {
  const say = useVoice();
  const { day, number } = useFormat();
  const language = useLive(useRemote().language);
  return [
    {
      label: say('person.name'),
      cell: ({ id, name }) => (
        <RouteLink to={pathTo('/users/clients', id)}>
          <bdi>{name}</bdi>
        </RouteLink>
      ),
    },
    { label: say('person.email'), cell: ({ email }) => <bdi>{email}</bdi> },
    { label: say('person.phone'), cell: ({ phone }) => <bdi dir="ltr">{phone}</bdi> },
    { label: say('person.country'), cell: ({ country }) => nameOfCode('region', country, language) },
    { label: say('clients.since'), cell: ({ since }) => day(since) },
    { label: say('bookings.title'), end: true, cell: ({ bookings }) => number(bookings) },
  ];
}
