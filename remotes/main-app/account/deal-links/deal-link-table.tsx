import { useVoice } from '../../../kit/use-voice.ts';
import { PagedTable } from '../frame/paged-table.tsx';
import type { DealLink } from './deal-link.ts';
import { useDealLinkColumns } from './use-deal-link-columns.tsx';

export function DealLinkTable({ links }: { readonly links: readonly DealLink[] }) {
  const say = useVoice();
  const columns = useDealLinkColumns();
  return <PagedTable caption={say('links.title')} rows={links} rowKey={({ id }) => id} columns={columns} />;
}
