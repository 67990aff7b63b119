import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../kit/format/use-format.ts';
import { Badge } from '../../../kit/layout/badge.tsx';
import type { Column } from '../../../kit/layout/table.tsx';
import type { WalletEntry } from './wallet.ts';

/** Movements of a wallet as a table. */
export function useWalletColumns(): readonly Column<WalletEntry>[] {
  const { t } = useTranslation('account');
  const { day, money } = useFormat();
  return [
    {
      label: t('wallet.what'),
      cell: ({ text, kind }) => <bdi>{text || t(`wallet.kind.${kind}`)}</bdi>,
    },
    { label: t('wallet.sort'), cell: ({ kind }) => <Badge>{t(`wallet.kind.${kind}`)}</Badge> },
    { label: t('list.date'), cell: ({ on }) => day(on) },
    { label: t('wallet.amount'), end: true, cell: ({ amount }) => <bdi>{money(amount)}</bdi> },
  ];
}
