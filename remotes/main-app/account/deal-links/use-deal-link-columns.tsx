import { addressWith } from '../../../kit/address-with.ts';
import { AuthoredText } from '../../../kit/authored-text.tsx';
import { RouteLink } from '../../../kit/route-link.tsx';
import { ShareButton } from '../../../kit/share-button.tsx';
import type { Column } from '../../../kit/table.tsx';
import { useFormat } from '../../../kit/use-format.ts';
import { useVoice } from '../../../kit/use-voice.ts';
import type { DealLink } from './deal-link.ts';

/** Deal links as a table. */
export function useDealLinkColumns(): readonly Column<DealLink>[] {
  const say = useVoice();
  const { day, number } = useFormat();
  const addressOf = ({ id }: DealLink) => addressWith('/deal-link', { dealLinkId: id });
  return [
    {
      label: say('links.name'),
      cell: (link) => (
        <RouteLink to={addressOf(link)}>
          <AuthoredText text={link.title} />
        </RouteLink>
      ),
    },
    { label: say('links.target'), cell: ({ path }) => <bdi dir="ltr">{path ?? ''}</bdi> },
    { label: say('list.by'), cell: ({ by }) => <bdi>{by}</bdi> },
    { label: say('list.date'), cell: ({ on }) => day(on) },
    { label: say('links.opened'), end: true, cell: ({ opened }) => number(opened) },
    { label: say('links.send'), cell: (link) => <ShareButton path={addressOf(link)} title={link.title} /> },
  ];
}
