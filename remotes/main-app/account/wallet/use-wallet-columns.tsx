import { Badge } from '../../../kit/badge.tsx';
import type { Column } from '../../../kit/table.tsx';
import { useFormat } from '../../../kit/use-format.ts';
import { useVoice } from '../../../kit/use-voice.ts';
import type { WalletEntry } from './wallet.ts';

/** Movements of a wallet as a table. */
export function useWalletColumns(): readonly Column<WalletEntry>[] {
  const say = useVoice();
  const { day, money } = useFormat();
  return [
    {
      label: say('wallet.what'),
      cell: ({ text, kind }) => <bdi>{text || say(`wallet.kind.${kind}`)}</bdi>,
    },
    { label: say('wallet.sort'), cell: ({ kind }) => <Badge>{say(`wallet.kind.${kind}`)}</Badge> },
    { label: say('list.date'), cell: ({ on }) => day(on) },
    { label: say('wallet.amount'), end: true, cell: ({ amount }) => <bdi>{money(amount)}</bdi> },
  ];
}
