import { AuthoredText } from '../../../kit/authored-text.tsx';
import { Badge } from '../../../kit/badge.tsx';
import type { Column } from '../../../kit/table.tsx';
import { useFormat } from '../../../kit/use-format.ts';
import { useVoice } from '../../../kit/use-voice.ts';
import type { Ticket } from './ticket.ts';

/** What support was asked, as a table. */
export function useTicketColumns(): readonly Column<Ticket>[] {
  const say = useVoice();
  const { day } = useFormat();
  return [
    { label: say('support.subject'), cell: ({ subject }) => <AuthoredText text={subject} /> },
    { label: say('support.number'), cell: ({ id }) => <bdi>{id}</bdi> },
    { label: say('list.date'), cell: ({ on }) => day(on) },
    {
      label: say('list.status'),
      cell: ({ open }) => (
        <Badge tone={open ? 'warning' : 'success'}>{say(open ? 'support.open' : 'support.closed')}</Badge>
      ),
    },
  ];
}
